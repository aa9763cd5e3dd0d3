/**
 * The clients of a load test, in a separate process, so that their computations do not slow the server down.
 * measure-load.ts starts it with its options as JSON; it reports the duration of each request to its parent.
 */

export interface LoadRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for no body. */
  readonly body: string | null;
}

/** Options of the clients. */
export interface LoadOptions {
  /** Sent one after another in a loop; each client starts at another one. */
  readonly requests: readonly LoadRequest[];
  readonly clients: number;
  readonly seconds: number;
}

/** Milliseconds of each response; each client's first includes the connection. */
export interface LoadReport {
  readonly first: readonly number[];
  readonly later: readonly number[];
  /** Responses with status 429 and Retry-After. */
  readonly limited: number;
  /** All other responses that were not 2xx. */
  readonly failures: number;
}

async function run({ requests, clients, seconds }: LoadOptions): Promise<LoadReport> {
  const first: number[] = [];
  const later: number[] = [];
  let limited = 0;
  let failures = 0;
  const end = performance.now() + seconds * 1000;
  const client = async (number: number) => {
    for (let turn = number, times = first; performance.now() < end; turn += 1, times = later) {
      const { url, ...request } = requests[turn % requests.length] as LoadRequest;
      const started = performance.now();
      const answer = await fetch(url, request);
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (answer.status === 429 && answer.headers.has('retry-after')) limited += 1;
      else if (!answer.ok) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return { first, later, limited, failures };
}

process.once('message', (orders) => {
  void run(orders as LoadOptions).then((report) => process.send?.(report, () => process.disconnect()));
});
