/** Operations for end-to-end tests on a portal started with the test flag. */
export interface TestControls {
  /** Restores the template's data, empties the mailbox and shifts the clock relative to the machine's. */
  readonly reset: (aheadMs: number) => Promise<void>;
  /** Saves the current data as the template. */
  readonly takeTemplate: () => Promise<void>;
  /** Runs the jobs that otherwise run each minute. */
  readonly runJobs: () => Promise<void>;
  /** Fixes the backend's clock at an instant; null lets it run. */
  readonly holdClock: (instant: Date | null) => Promise<void> | void;
}

const done = () => new Response(null, { status: 204 });

/** Handles `POST /_test/…`. A portal without the test flag has no such routes. */
export async function testRoutes(
  controls: TestControls,
  request: Request,
  pathname: string,
): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  switch (pathname) {
    case '/_test/reset': {
      const aheadMs = Number((await request.text()) || Number.NaN);
      if (!Number.isFinite(aheadMs)) return new Response('Expected milliseconds.', { status: 400 });
      await controls.reset(aheadMs);
      return done();
    }
    case '/_test/template':
      await controls.takeTemplate();
      return done();
    case '/_test/jobs':
      await controls.runJobs();
      return done();
    case '/_test/clock': {
      const instant = readInstant(await request.text());
      if (instant === undefined) return new Response('Expected an ISO instant or nothing.', { status: 400 });
      await controls.holdClock(instant);
      return done();
    }
    default:
      return new Response(null, { status: 404 });
  }
}

/** The instant in a body; null for an empty body, undefined when it is invalid. */
function readInstant(body: string): Date | null | undefined {
  if (!body) return null;
  const instant = new Date(body);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
