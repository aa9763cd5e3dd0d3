import type { Cents } from './money';

/** Cards in the shape of what comes, while the directory loads. */
export const DIRECTORY_SKELETON_CARDS = 6;

/** Whether a price is within the directory's limits, both included. A limit of null does not limit. */
export function isWithinPrices(price: Cents | null, min: Cents | null, max: Cents | null): boolean {
  if (price === null) return min === null && max === null;
  return (min === null || price >= min) && (max === null || price <= max);
}
