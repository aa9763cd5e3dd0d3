import { isFaulty, type Fault, type Scenario } from './scenario.ts';

type Fetch = (request: Request) => Promise<Response>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Wraps a backend's `fetch` with a scenario's faults and latency. A broken connection returns
 * `Response.error()`.
 */
export function withFaults(
  fetch: Fetch,
  { faults = [], latencyMs = 0 }: Pick<Scenario, 'faults' | 'latencyMs'>,
): Fetch {
  const left = new Set(faults);
  return async (request) => {
    if (latencyMs > 0) await pause(latencyMs);
    const fault = await faultFor(request, left);
    if (!fault) return fetch(request);
    if (fault.answer === 'lost') await fetch(request);
    return faultyAnswer(fault);
  };
}

/**
 * The fault for a request. One that fails once is removed immediately, so that it affects only one of two
 * concurrent requests.
 */
async function faultFor(request: Request, faults: Set<Fault>): Promise<Fault | undefined> {
  for (const fault of faults) {
    if (!isFaulty(fault, request)) continue;
    if (fault.body !== undefined && !(await request.clone().text()).includes(fault.body)) continue;
    if (!fault.once || faults.delete(fault)) return fault;
  }
  return undefined;
}

function faultyAnswer({ answer }: Fault): Promise<Response> {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'broken' || answer === 'lost') return Promise.resolve(Response.error());
  return Promise.resolve(Response.json(answer.body ?? { message: 'fault' }, { status: answer.status }));
}
