import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { professionalFrom, type Professional } from 'shared-domain/professional';
import { useSupabase } from 'shared-portal/portal';
import { limitOf, type DirectoryFilters } from './directory-filters';

const PAGE_SIZE = 24;

/** The filters as the procedures take them. A limit keeps out those without a price, so there is always a lowest. */
function conditionsOf({ text, specialty, minPrice, maxPrice }: DirectoryFilters) {
  const [min, max] = [limitOf(minPrice) ?? null, limitOf(maxPrice) ?? null];
  return {
    search: text.trim() || null,
    specialty,
    min_price_cents: min ?? (max === null ? null : 0),
    max_price_cents: max,
  };
}

/** Approved professionals that match, page by page in the order of their ids; nothing is asked until it is `wanted`. */
export function useDirectory(filters: DirectoryFilters, wanted: boolean) {
  const supabase = useSupabase();
  return useInfiniteQuery({
    queryKey: ['directory', conditionsOf(filters)],
    enabled: wanted,
    // The cards stay while others are looked for, and with them the focus that is on one.
    placeholderData: keepPreviousData,
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
export function useDirectoryCount(filters: DirectoryFilters, wanted: boolean) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['directory-count', conditionsOf(filters)],
    enabled: wanted,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('count_professionals', conditionsOf(filters));
      if (error) throw toAppError(error);
      return data;
    },
  });
}
