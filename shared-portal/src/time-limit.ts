/** Says that something did not answer in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles as `work` does, or rejects with a `TimeLimitError` after `seconds`. The work itself goes on. */
export function withTimeLimit<T>(work: Promise<T>, seconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No answer in ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
