import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSupabase } from 'shared-portal/portal';
import { countProfessionals, professionalPages } from 'shared-data/professional-search';
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
export function useDirectory(filters: DirectoryFilters, wanted: boolean) {
  const supabase = useSupabase();
  return useInfiniteQuery({
    queryKey: ['directory', conditionsOf(filters)],
    enabled: wanted,
    // Keeps the cards while others load, and with them the focus.
    placeholderData: keepPreviousData,
    ...professionalPages(supabase, conditionsOf(filters)),
  });
}

/** Total number of matching professionals. */
export function useDirectoryCount(filters: DirectoryFilters, wanted: boolean) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['directory-count', conditionsOf(filters)],
    enabled: wanted,
    placeholderData: keepPreviousData,
    queryFn: () => countProfessionals(supabase, conditionsOf(filters)),
  });
}
