/** Runs one task at a time, in the order of the calls. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve();

  /** Acquires the lock; the caller must call the returned function exactly once to release it. */
  async acquire(): Promise<() => void> {
    const before = this.#tail;
    let release: () => void = () => undefined;
    this.#tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  /** Runs a task under the lock and returns its result. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await task();
    } finally {
      release();
    }
  }
}
