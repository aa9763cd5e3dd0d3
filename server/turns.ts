/**
 * Lets one piece of waiting work begin with each turn of the event loop, first come, first served. PGlite computes in this
 * thread: without turns, everything that is ready is answered before the loop goes on, and as Node takes one new
 * connection a turn, a newcomer waits behind rounds of others' requests instead of behind one.
 */
export function createTurns(): () => Promise<void> {
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
