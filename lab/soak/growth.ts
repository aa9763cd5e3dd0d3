import { median } from '../bench/statistics.ts';

/** Parts of a soak: the first warms caches up, the second is compared with the last. */
const PARTS = 4;

/**
 * By which factor a figure grew over a soak, from its second quarter's median to its last quarter's.
 * @param values one for each sample, at least four
 * @throws RangeError for fewer
 */
export function growth(values: readonly number[]): number {
  const size = Math.floor(values.length / PARTS);
  if (size === 0) throw new RangeError(`${values.length} samples say nothing about growth`);
  return median(values.slice(-size)) / median(values.slice(size, 2 * size));
}
