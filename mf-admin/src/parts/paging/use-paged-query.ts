import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { withTimeLimit } from 'shared-portal/time-limit';
import { pageOf, spanOf, type Page, type PageOf, type RowKey, type Span } from './page';

interface PagedList<Entry> {
  /** The list and what narrows it; invalidated by its first part. */
  readonly key: readonly unknown[];
  readonly page: Page;
  /** The list begins with the oldest. Default: with the latest. */
  readonly ascending?: boolean;
  /** Asks the server, until `signal` says that nobody wants the answer any more. Throws an `AppError`. */
  readonly read: (
    client: PortalClient,
    span: Span & { readonly signal: AbortSignal },
  ) => Promise<readonly Entry[]>;
}

/** Nobody waits longer for a page: then it counts as failed, and can be asked for again. */
const LIMIT_SECONDS = 30;

/**
 * One page of a list that is read by the keys of its rows. The page before stays until it is there; what was asked
 * before and is not answered yet is let go of.
 */
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
    queryFn: async ({ signal }): Promise<PageOf<Entry>> => {
      const rows = read(await supabase(), { ...spanOf(page, ascending), signal });
      return pageOf(await withTimeLimit(rows, LIMIT_SECONDS), page);
    },
  });
}
