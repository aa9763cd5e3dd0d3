import { keepPreviousData } from '@tanstack/react-query';
import type { PortalClient } from 'shared-portal/contract';
import { withTimeLimit } from 'shared-portal/time-limit';
import { useRead } from 'shared-data/query';
import { pageOf, spanOf, type Page, type PageOf, type RowKey, type Span } from './page';

interface PagedList<Entry> {
  /** Key of the list and its filters; invalidated by its first part. */
  readonly key: readonly unknown[];
  readonly page: Page;
  /** The list starts with the oldest. Default: the latest. */
  readonly ascending?: boolean;
  /** Sends the request; `signal` aborts it. Throws an `AppError`. */
  readonly read: (
    client: PortalClient,
    span: Span & { readonly signal: AbortSignal },
  ) => Promise<readonly Entry[]>;
}

/** Timeout of a page request; it then counts as failed and can be retried. */
const TIMEOUT_SECONDS = 30;

/**
 * Reads with a timeout: then aborts the request and rejects with a `TimeLimitError`, which is not retried
 * automatically. `unwanted` aborts it earlier.
 */
async function readWithTimeout<Rows>(
  read: (until: AbortSignal) => Promise<Rows>,
  unwanted: AbortSignal,
): Promise<Rows> {
  const late = new AbortController();
  try {
    return await withTimeLimit(read(AbortSignal.any([unwanted, late.signal])), TIMEOUT_SECONDS);
  } catch (error) {
    late.abort();
    throw error;
  }
}

/**
 * One page of a keyset-paginated list. The previous page stays until the new one is loaded; a pending earlier
 * request is aborted.
 */
export function usePagedQuery<Entry extends { readonly key: RowKey }>({
  key,
  page,
  ascending = false,
  read,
}: PagedList<Entry>) {
  return useRead({
    key: [...key, page],
    placeholderData: keepPreviousData,
    read: async (client, { signal }): Promise<PageOf<Entry>> => {
      const span = spanOf(page, ascending);
      const rows = await readWithTimeout((until) => read(client, { ...span, signal: until }), signal);
      return pageOf(rows, page);
    },
  });
}
