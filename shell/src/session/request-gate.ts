/** Milliseconds that a task waits for the requests under way. */
const FINISHED_MS = 3000;
/** Milliseconds until a task without a result counts as failed. */
const TASK_MS = 15_000;

/** The data requests of the page's client. They wait while its login session ends or changes. */
export interface RequestGate {
  /** Sends a request, once no task runs. Rejects with an `AbortError` if the session has ended. */
  readonly pass: (send: Send, signal?: AbortSignal | null) => Promise<Response>;
  /** Resolves once no task runs. Rejects like `pass`, or with the signal's reason. */
  readonly opened: (signal?: AbortSignal | null) => Promise<void>;
  /**
   * Runs a task between two requests: those under way are finished first, later ones wait for it. If the session ended
   * with it, they are aborted, and so are those that took too long to finish. The task's signal aborts at its time limit.
   */
  readonly between: <Result>(
    task: (signal: AbortSignal) => Promise<Result>,
    isEnd?: (result: Result) => boolean,
  ) => Promise<Result>;
}

type Send = (signal: AbortSignal) => Promise<Response>;

/** Settles like `work`, or rejects once the signal aborts. */
async function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal | null): Promise<Result> {
  if (!signal) return work;
  let abort = () => undefined as void;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

async function withLimit<Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('No response', 'TimeoutError')), TASK_MS);
  return unlessAborted(task(limit.signal), limit.signal).finally(() => clearTimeout(timer));
}

export function createRequestGate(): RequestGate {
  const underWay = new Map<AbortController, Promise<unknown>>();
  /** While a task runs: whether the requests may go on after it. */
  let open: Promise<boolean> | null = null;

  const finish = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, FINISHED_MS)));
    await Promise.race([Promise.allSettled(underWay.values()), late]);
    clearTimeout(timer);
  };

  const opened: RequestGate['opened'] = async (signal) => {
    while (open)
      if (!(await unlessAborted(open, signal)))
        throw new DOMException('The session has ended.', 'AbortError');
  };

  return {
    opened,
    pass: async (send, signal) => {
      while (open) await opened(signal);
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
      const run = finish().then(() => withLimit(task));
      open = run.then(
        (result) => !isEnd(result),
        () => true,
      );
      try {
        const result = await run;
        if (isEnd(result)) for (const request of underWay.keys()) request.abort();
        return result;
      } finally {
        open = null;
      }
    },
  };
}
