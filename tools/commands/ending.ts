/** Why a command is to end, as an exit code: 130 after Ctrl-C, 143 after SIGTERM or with the process above. */
export type EndCode = 130 | 143;

/**
 * Calls back once when the command is to end: Ctrl-C, SIGTERM, or the process that started it is gone. A
 * terminal and npm may both send the same signal; only the first counts.
 */
export function onEnd(end: (code: EndCode) => void): void {
  let isEnding = false;
  const once = (code: EndCode) => () => {
    if (isEnding) return;
    isEnding = true;
    end(code);
  };
  // Whoever read our words may be gone by then, which must not keep the data from being closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('SIGINT', once(130));
  process.on('SIGTERM', once(143));
  if (!process.channel) return;
  process.on('disconnect', once(143));
  process.channel.unref(); // listening alone does not keep the command alive
}
