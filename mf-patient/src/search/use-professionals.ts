import { toAppError } from 'shared-domain/errors';
import { useProfessionalCount, useProfessionals } from 'shared-data/professional-search';
import { usePublicRead } from 'shared-data/query';
import type { SearchFilters } from './search-filters';

/** The filters as procedure arguments; null: no filter. */
const conditionsOf = ({ text, specialty, maxPrice, city }: SearchFilters) => ({
  search: text.trim() || null,
  specialty,
  max_price_cents: maxPrice,
  city,
});

/** Approved professionals that match, page by page. */
export const useMatches = (filters: SearchFilters) => useProfessionals(conditionsOf(filters));

/** Total number of matching professionals. */
export const useMatchCount = (filters: SearchFilters) => useProfessionalCount(conditionsOf(filters));

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
