/** Timeout for requests under way, after which they are aborted, in milliseconds. */
const FINISHED_MS = 3000;

/** The data requests of the page's client. They wait while its login session ends or changes. */
export interface RequestGate {
  /** Sends a request, as soon as none of them has to wait. Rejects with an `AbortError` if the session has ended. */
  readonly pass: (send: Send, signal?: AbortSignal | null) => Promise<Response>;
  /**
   * Runs a task between two requests: those under way are finished first, later ones wait for it. If the session ended
   * with it, they are aborted.
   */
  readonly between: <Result>(
    task: () => Promise<Result>,
    isEnd?: (result: Result) => boolean,
  ) => Promise<Result>;
}

type Send = (signal: AbortSignal) => Promise<Response>;

export function createRequestGate(): RequestGate {
  const underWay = new Map<AbortController, Promise<unknown>>();
  /** While a task runs: whether the requests may go on after it. */
  let open: Promise<boolean> | null = null;

  const finish = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, FINISHED_MS)));
    await Promise.race([Promise.allSettled(underWay.values()), late]);
    clearTimeout(timer);
    for (const request of underWay.keys()) request.abort();
  };

  return {
    pass: async (send, signal) => {
      while (open) if (!(await open)) throw new DOMException('The session has ended.', 'AbortError');
      const request = new AbortController();
      const abort = () => request.abort(signal?.reason);
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
      const answer = send(request.signal).finally(() => underWay.delete(request));
      underWay.set(request, answer);
      return answer;
    },
    between: async (task, isEnd = () => false) => {
      while (open) await open;
      const run = finish().then(task);
      open = run.then(
        (result) => !isEnd(result),
        () => true,
      );
      try {
        return await run;
      } finally {
        open = null;
      }
    },
  };
}
