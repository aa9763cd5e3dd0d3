/** Stores what the limiters count, as JSON values by name. */
export interface LimitStore {
  /**
   * Replaces the values of `names` by those that `change` returns, in the same order; undefined is a value that does
   * not exist. Changes of one name happen one after the other. When `change` throws, nothing changes.
   */
  change<Value>(
    names: readonly string[],
    change: (values: readonly (Value | undefined)[]) => readonly (Value | undefined)[],
  ): Promise<void>;
}

/** Maximum number of values in memory; the least recently used is evicted. */
const MAX_KEPT = 10_000;

/** For a database that only this process uses. */
export class MemoryLimitStore implements LimitStore {
  readonly #values = new Map<string, unknown>();

  change<Value>(
    names: readonly string[],
    change: (values: readonly (Value | undefined)[]) => readonly (Value | undefined)[],
  ): Promise<void> {
    return Promise.resolve().then(() => {
      const changed = change(names.map((name) => this.#values.get(name) as Value | undefined));
      names.forEach((name, index) => this.#set(name, changed[index]));
    });
  }

  /** The map is ordered by last use. */
  #set(name: string, value: unknown): void {
    this.#values.delete(name);
    if (value === undefined) return;
    this.#values.set(name, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > MAX_KEPT && oldest !== undefined) this.#values.delete(oldest);
  }
}
