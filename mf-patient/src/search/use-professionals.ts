import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase } from 'shared-portal/portal';
import { countProfessionals, professionalPages } from 'shared-data/professional-search';
import type { SearchFilters } from './search-filters';

/** The filters as procedure arguments; null: no filter. */
const conditionsOf = ({ text, specialty, maxPrice, city }: SearchFilters) => ({
  search: text.trim() || null,
  specialty,
  max_price_cents: maxPrice,
  city,
});

/** Approved professionals that match, page by page. */
export function useProfessionals(filters: SearchFilters) {
  const supabase = useSupabase();
  return useInfiniteQuery({
    queryKey: ['professionals', filters],
    // Otherwise all pages would be refetched one after the other.
    refetchOnWindowFocus: false,
    // Keeps the results while others load, and with them the focus.
    placeholderData: keepPreviousData,
    ...professionalPages(supabase, conditionsOf(filters)),
  });
}

/** Total number of matching professionals. */
export function useProfessionalCount(filters: SearchFilters) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['professional-count', filters],
    placeholderData: keepPreviousData,
    queryFn: () => countProfessionals(supabase, conditionsOf(filters)),
  });
}

/** Cities with bookable professionals, for the filter. */
export function useCities() {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['professional-cities'],
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('professional_cities');
      if (error) throw toAppError(error);
      return data;
    },
  });
}
