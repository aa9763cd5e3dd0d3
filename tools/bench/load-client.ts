/**
 * The clients of a load test, in a process of their own: what they compute must not stand in the server's way.
 * Started by measure-load.ts with its orders as JSON; tells its parent what each request took.
 */

/** What the clients are to do. */
export interface LoadOrders {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null asks by GET. */
  readonly body: string | null;
  readonly clients: number;
  readonly seconds: number;
}

/** Milliseconds of each answer; the first of each client also waited for its connection. */
export interface LoadReport {
  readonly first: readonly number[];
  readonly later: readonly number[];
  readonly failures: number;
}

async function run({ url, headers, body, clients, seconds }: LoadOrders): Promise<LoadReport> {
  const first: number[] = [];
  const later: number[] = [];
  let failures = 0;
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    for (let times = first; performance.now() < end; times = later) {
      const started = performance.now();
      const answer = await fetch(url, { method: body === null ? 'GET' : 'POST', headers, body });
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (!answer.ok) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { first, later, failures };
}

process.once('message', (orders) => {
  void run(orders as LoadOrders).then((report) => process.send?.(report, () => process.disconnect()));
});
