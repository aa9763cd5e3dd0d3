/** Thrown when a time limit is exceeded. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles like `work`, or rejects with a `TimeLimitError` after `seconds`. The work itself continues. */
export function withTimeLimit<T>(work: Promise<T>, seconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No response after ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
