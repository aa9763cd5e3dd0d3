const PARENT_CHECK_MS = 500;

/**
 * Forwards termination signals to a child process and waits for it to exit. Under npm the end of the parent
 * process counts as well: npm sends SIGTERM only to its `sh -c`, which exits without notifying this process.
 * Returns a function that gives the exit code of the first signal, or null when there was none.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => 130 | 143 | null}
 */
export function forwardSignals(child) {
  /** @type {130 | 143 | null} */
  let code = null;
  const interrupt = () => {
    code ??= 130;
    // A terminal sends SIGINT to every foreground process; forwarding it would deliver it twice.
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
