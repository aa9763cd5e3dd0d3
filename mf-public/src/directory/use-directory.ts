import { useProfessionalCount, useProfessionals } from 'shared-data/professional-search';
import { limitOf, type DirectoryFilters } from './directory-filters';

/**
 * The filters as procedure arguments. A limit excludes professionals without a price, so there is always a
 * minimum.
 */
function conditionsOf({ text, specialty, minPrice, maxPrice }: DirectoryFilters) {
  const [min, max] = [limitOf(minPrice) ?? null, limitOf(maxPrice) ?? null];
  return {
    search: text.trim() || null,
    specialty,
    min_price_cents: min ?? (max === null ? null : 0),
    max_price_cents: max,
  };
}

/** Approved professionals that match, page by page; fetched only if `wanted`. */
export const useDirectory = (filters: DirectoryFilters, wanted: boolean) =>
  useProfessionals(conditionsOf(filters), wanted);

/** Total number of matching professionals. */
export const useDirectoryCount = (filters: DirectoryFilters, wanted: boolean) =>
  useProfessionalCount(conditionsOf(filters), wanted);
