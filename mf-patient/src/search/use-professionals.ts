import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase } from 'shared-portal/portal';
import { countProfessionals, professionalPages } from 'shared-data/professional-search';
import type { SearchFilters } from './search-filters';

/** The filters as the procedures take them; null: no filter. */
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
    // All pages would be asked for again, one after the other.
    refetchOnWindowFocus: false,
    // The results stay while others are looked for, and with them the focus that is on one.
    placeholderData: keepPreviousData,
    ...professionalPages(supabase, conditionsOf(filters)),
  });
}

/** How many professionals match in all. */
export function useProfessionalCount(filters: SearchFilters) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['professional-count', filters],
    placeholderData: keepPreviousData,
    queryFn: () => countProfessionals(supabase, conditionsOf(filters)),
  });
}

/** The cities in which somebody can be booked, for the filter. */
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
