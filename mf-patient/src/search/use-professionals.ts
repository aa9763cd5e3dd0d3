import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase } from 'shared-portal/portal';
import { professionalFrom, type Professional } from 'shared-domain/professional';
import type { SearchFilters } from './search-filters';

const PAGE_SIZE = 24;

/** The filters as the procedures take them; null: no filter. */
const conditionsOf = ({ text, specialty, maxPrice, city }: SearchFilters) => ({
  search: text.trim() || null,
  specialty,
  max_price_cents: maxPrice,
  city,
});

/** Approved professionals that match, page by page in the order of their ids. */
export function useProfessionals(filters: SearchFilters) {
  const supabase = useSupabase();
  return useInfiniteQuery({
    queryKey: ['professionals', filters],
    // All pages would be asked for again, one after the other.
    refetchOnWindowFocus: false,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }): Promise<Professional[]> => {
      const client = await supabase();
      const { data, error } = await client.rpc('search_professionals', {
        ...conditionsOf(filters),
        after_user_id: pageParam,
        // One more than is shown tells whether there are more.
        page_size: PAGE_SIZE + 1,
      });
      if (error) throw toAppError(error);
      return data.map(professionalFrom);
    },
    getNextPageParam: (page) => (page.length > PAGE_SIZE ? page[PAGE_SIZE - 1]?.userId : null),
    select: ({ pages, pageParams }) => ({ pages: pages.map((page) => page.slice(0, PAGE_SIZE)), pageParams }),
  });
}

/** How many professionals match in all. */
export function useProfessionalCount(filters: SearchFilters) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['professional-count', filters],
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('count_professionals', conditionsOf(filters));
      if (error) throw toAppError(error);
      return data;
    },
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
