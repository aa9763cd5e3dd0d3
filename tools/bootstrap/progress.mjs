/**
 * Runs `work` and reports its progress; `news` turns the result into a message.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} news
 */
export async function step(label, work, news) {
  const end = progress(label);
  try {
    const result = await work();
    end(news(result));
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}

/**
 * Reports a running step and its duration: in place on a terminal, otherwise one line every ten seconds.
 * @param {string} label
 * @returns {(outcome: string) => void} ends the step with a word on its outcome
 */
function progress(label) {
  const { stdout } = process;
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const isTerminal = Boolean(stdout.isTTY);
  stdout.write(isTerminal ? `  ${label} …` : `  ${label} …\n`);
  const timer = setInterval(
    () => stdout.write(isTerminal ? `\r  ${label} … ${seconds()}` : `  ${label} … ${seconds()}\n`),
    isTerminal ? 200 : 10_000,
  );
  timer.unref();
  return (outcome) => {
    clearInterval(timer);
    stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}  ${label}: ${outcome} (${seconds()})\n`);
  };
}
