/**
 * Passes on to a child what should end this process, which then waits for the child. Answers how to stop: that
 * tells the exit code that the first signal asks for, or null when there was none.
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
  process.on('SIGINT', interrupt);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, terminate);
  return () => {
    process.off('SIGINT', interrupt);
    for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, terminate);
    return code;
  };
}
