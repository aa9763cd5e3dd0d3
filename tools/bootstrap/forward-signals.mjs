const PARENT_CHECK_MS = 500;

/**
 * Passes on to a child what should end this process, which then waits for the child. Under npm that is also the end of the
 * parent: npm passes SIGTERM on to its `sh -c` alone, which dies of it without telling us. Answers how to stop: that tells
 * the exit code that the first signal asks for, or null when there was none.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => 130 | 143 | null}
 */
export function forwardSignals(child) {
  /** @type {130 | 143 | null} */
  let code = null;
  const interrupt = () => {
    code ??= 130;
    // A terminal sends SIGINT to every process in the foreground: passing it on would send it twice.
    if (!process.stdin.isTTY) child.kill('SIGINT');
  };
  const terminate = () => {
    code ??= 143;
    child.kill('SIGTERM');
  };
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent) return;
    clearInterval(watch);
    terminate();
  }, PARENT_CHECK_MS).unref();
  process.on('SIGINT', interrupt);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, terminate);
  return () => {
    clearInterval(watch);
    process.off('SIGINT', interrupt);
    for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, terminate);
    return code;
  };
}
