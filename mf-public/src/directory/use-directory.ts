import { timeWishOf } from 'shared-domain/time-wishes';
import { useServed } from 'shared-portal/portal';
import { professionalCountRead, useProfessionalCount } from 'shared-data/professional-search';
import { professionalsByTimeRead, useProfessionalsByTime } from 'shared-data/professionals-by-time';
import { useIsLive } from '../parts/use-is-live';
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

/** What a page with these filters reads; for a server, which has no hooks. */
export const directoryReads = (filters: DirectoryFilters, now: Date) => ({
  found: professionalsByTimeRead(conditionsOf(filters), timeWishOf(filters.day, filters.period, now)),
  count: professionalCountRead(conditionsOf(filters)),
});

/** Approved professionals that match, those with the next free time first, page by page; fetched only if `wanted`. */
export function useDirectory(filters: DirectoryFilters, wanted: boolean) {
  const served = useServed();
  const isLive = useIsLive();
  // "Hoje" is the server's day until the page is hydrated, also when that happens after midnight.
  const now = served && !isLive ? new Date(served.at) : new Date();
  return useProfessionalsByTime(conditionsOf(filters), timeWishOf(filters.day, filters.period, now), wanted);
}

/** Whether only those of certain times match, whom the server does not count. */
export const hasWish = ({ day, period }: DirectoryFilters): boolean => day !== null || period !== null;

/** Total number of matching professionals; of any times only. */
export const useDirectoryCount = (filters: DirectoryFilters, wanted: boolean) =>
  useProfessionalCount(conditionsOf(filters), wanted && !hasWish(filters));
