/**
 * Why a command should stop, as an exit code: 130 after Ctrl-C, 143 after SIGTERM or the end of the parent
 * process.
 */
export type EndCode = 130 | 143;

/**
 * Calls back once when the command should stop: Ctrl-C, SIGTERM, or the end of its parent process. A terminal
 * and npm may both send the signal; only the first counts.
 */
export function onEnd(end: (code: EndCode) => void): void {
  let isEnding = false;
  const once = (code: EndCode) => () => {
    if (isEnding) return;
    isEnding = true;
    end(code);
  };
  // The reader of stdout may be gone; a failed write must not prevent the data from being closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('SIGINT', once(130));
  process.on('SIGTERM', once(143));
  if (!process.channel) return;
  process.on('disconnect', once(143));
  process.channel.unref(); // A listener alone does not keep the process alive
}
