/** What end-to-end tests may do to a portal started with the test flag. */
export interface TestControls {
  /** Puts the data back to the template, empties the mailbox, lets the clock run so far ahead of the machine's. */
  readonly reset: (aheadMs: number) => Promise<void>;
  /** Takes the data of now as the template. */
  readonly takeTemplate: () => Promise<void>;
  /** Runs what runs by itself each minute otherwise. */
  readonly runJobs: () => Promise<void>;
  /** Holds the backend's clock at an instant; null lets it run. */
  readonly holdClock: (instant: Date | null) => Promise<void> | void;
}

const done = () => new Response(null, { status: 204 });

/** Answers `POST /_test/…`. A portal without the test flag has no such routes. */
export async function testRoutes(
  controls: TestControls,
  request: Request,
  pathname: string,
): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  switch (pathname) {
    case '/_test/reset': {
      const aheadMs = Number((await request.text()) || Number.NaN);
      if (!Number.isFinite(aheadMs)) return new Response('Milliseconds are expected.', { status: 400 });
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
      if (instant === undefined)
        return new Response('An ISO instant or nothing is expected.', { status: 400 });
      await controls.holdClock(instant);
      return done();
    }
    default:
      return new Response(null, { status: 404 });
  }
}

/** The instant of a body; null for an empty body, undefined when it cannot be read. */
function readInstant(body: string): Date | null | undefined {
  if (!body) return null;
  const instant = new Date(body);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
