/**
 * The clients of a load test, in a process of their own: what they compute must not stand in the server's way.
 * Started by measure-load.ts with its orders as JSON; tells its parent what each request took.
 */

export interface LoadRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null has none. */
  readonly body: string | null;
}

/** What the clients are to do. */
export interface LoadOrders {
  /** Asked one after another, over and over; each client begins at another. */
  readonly requests: readonly LoadRequest[];
  readonly clients: number;
  readonly seconds: number;
}

/** Milliseconds of each answer; the first of each client also waited for its connection. */
export interface LoadReport {
  readonly first: readonly number[];
  readonly later: readonly number[];
  /** Answers of 429 that said how long to wait. */
  readonly limited: number;
  /** Every other answer that was not 2xx. */
  readonly failures: number;
}

async function run({ requests, clients, seconds }: LoadOrders): Promise<LoadReport> {
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
  void run(orders as LoadOrders).then((report) => process.send?.(report, () => process.disconnect()));
});
