import { median } from '../bench/statistics.ts';

/** Parts of a soak test: the first warms up caches, the second is compared with the last. */
const PARTS = 4;

/**
 * Factor by which a figure grew, from its second quarter's median to its last quarter's.
 * @param values one per sample, at least four
 * @throws RangeError for fewer
 */
export function growth(values: readonly number[]): number {
  const size = Math.floor(values.length / PARTS);
  if (size === 0) throw new RangeError(`${values.length} samples are too few to measure growth`);
  return median(values.slice(-size)) / median(values.slice(size, 2 * size));
}
