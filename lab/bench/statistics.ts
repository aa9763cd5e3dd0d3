/**
 * The quantile (0 to 1) of the values.
 * @throws for no values
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

/**
 * The median of the values; of the two in the middle, the larger.
 * @throws for no values
 */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
