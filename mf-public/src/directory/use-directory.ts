import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSupabase } from 'shared-portal/portal';
import { countProfessionals, professionalPages } from 'shared-data/professional-search';
import { limitOf, type DirectoryFilters } from './directory-filters';

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

/** Approved professionals that match, page by page; nothing is asked until it is `wanted`. */
export function useDirectory(filters: DirectoryFilters, wanted: boolean) {
  const supabase = useSupabase();
  return useInfiniteQuery({
    queryKey: ['directory', conditionsOf(filters)],
    enabled: wanted,
    // The cards stay while others are looked for, and with them the focus that is on one.
    placeholderData: keepPreviousData,
    ...professionalPages(supabase, conditionsOf(filters)),
  });
}

/** How many professionals match in all. */
export function useDirectoryCount(filters: DirectoryFilters, wanted: boolean) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['directory-count', conditionsOf(filters)],
    enabled: wanted,
    placeholderData: keepPreviousData,
    queryFn: () => countProfessionals(supabase, conditionsOf(filters)),
  });
}
