import { toAppError } from 'shared-domain/errors';
import type { Professional } from 'shared-domain/professional';
import type { Instant } from 'shared-domain/schedule';
import { timeWishOf } from 'shared-domain/time-wishes';
import { useProfessionalCount, useProfessionals } from 'shared-data/professional-search';
import { useProfessionalsByTime } from 'shared-data/professionals-by-time';
import { usePublicRead } from 'shared-data/query';
import { useServerClock } from 'shared-data/server-clock';
import { hasTimes, type SearchFilters } from './search-filters';

/** The filters as procedure arguments; null: no filter. */
const conditionsOf = ({ text, specialty, maxPrice, city }: SearchFilters) => ({
  search: text.trim() || null,
  specialty,
  max_price_cents: maxPrice,
  city,
});

/** Matching professionals, page by page. */
export interface Matches {
  readonly pages: readonly (readonly Professional[])[];
  /** Their wished times; undefined without a wish. */
  readonly times?: ReadonlyMap<string, readonly Instant[]>;
}

/** Approved professionals that match, page by page; with a wish of times also these. */
export function useMatches(filters: SearchFilters) {
  const conditions = conditionsOf(filters);
  const byTime = hasTimes(filters);
  const { now, isMeasured } = useServerClock();
  const wish = timeWishOf(filters.day, filters.period, now());
  const timed = useProfessionalsByTime(conditions, wish, byTime && (filters.day === null || isMeasured));
  const all = useProfessionals(conditions, !byTime);
  return byTime ? timed : all;
}

/** Total number of matching professionals; with a day or a period only of those loaded. */
export const useMatchCount = (filters: SearchFilters) =>
  useProfessionalCount(conditionsOf(filters), filters.day === null && filters.period === null);

/** Cities with bookable professionals, for the filter. */
export function useCities() {
  return usePublicRead({
    key: ['professional-cities'],
    staleTime: 5 * 60_000,
    read: async (client) => {
      const { data, error } = await client.rpc('professional_cities');
      if (error) throw toAppError(error);
      return data;
    },
  });
}
