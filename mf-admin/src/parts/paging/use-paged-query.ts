import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { pageOf, spanOf, type Page, type PageOf, type RowKey, type Span } from './page';

interface PagedList<Entry> {
  /** The list and what narrows it; invalidated by its first part. */
  readonly key: readonly unknown[];
  readonly page: Page;
  /** The list begins with the oldest. Default: with the latest. */
  readonly ascending?: boolean;
  /** Asks the server. Throws an `AppError`. */
  readonly read: (client: PortalClient, span: Span) => Promise<readonly Entry[]>;
}

/** One page of a list that is read by the keys of its rows. The page before stays until it is there. */
export function usePagedQuery<Entry extends { readonly key: RowKey }>({
  key,
  page,
  ascending = false,
  read,
}: PagedList<Entry>) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: [...key, userId, page],
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<PageOf<Entry>> =>
      pageOf(await read(await supabase(), spanOf(page, ascending)), page),
  });
}
