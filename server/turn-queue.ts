/**
 * Starts one waiting task per turn of the event loop, in order. PGlite computes in this thread: otherwise
 * everything that is ready would be answered before the loop continues, and as Node accepts one new
 * connection per turn, a new client would wait behind rounds of other requests instead of one.
 */
export function createTurnQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((begin) => {
      waiting.push(begin);
      if (waiting.length === 1) setImmediate(next);
    });
}
