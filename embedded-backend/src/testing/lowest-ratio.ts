interface Durations {
  /** Measures the examined work, in any unit. */
  readonly of: () => Promise<number>;
  /** Measures the ordinary work it is compared with, in the same unit. */
  readonly to: () => Promise<number>;
  /** A ratio below this ends the measurement. */
  readonly limit: number;
}

const TRIES = 8;

/**
 * The lowest of several ratios of two durations. Both are measured directly after each other, so a machine that is
 * busy for a while slows both down; work that is really too slow is above the limit each time.
 */
export async function lowestRatio({ of, to, limit }: Durations): Promise<number> {
  let lowest = Infinity;
  for (let count = 0; count < TRIES && lowest >= limit; count += 1) {
    const ordinary = await to();
    lowest = Math.min(lowest, (await of()) / ordinary);
  }
  return lowest;
}
