import { keepPreviousData } from '@tanstack/react-query';
import type { PortalClient } from 'shared-portal/contract';
import { withTimeLimit } from 'shared-portal/time-limit';
import { useRead } from 'shared-data/query';
import { pageOf, spanOf, type Page, type PageOf, type RowKey, type Span } from './page';

interface PagedList<Entry> {
  /** The list and what narrows it; invalidated by its first part. */
  readonly key: readonly unknown[];
  readonly page: Page;
  /** The list begins with the oldest. Default: with the latest. */
  readonly ascending?: boolean;
  /** Asks the server, until `signal` says that nobody waits for the answer any more. Throws an `AppError`. */
  readonly read: (
    client: PortalClient,
    span: Span & { readonly signal: AbortSignal },
  ) => Promise<readonly Entry[]>;
}

/** Nobody waits longer for a page: then it counts as failed, and can be asked for again. */
const LIMIT_SECONDS = 30;

/**
 * Reads until `unwanted` says so, and no longer than the limit: then it rejects with a `TimeLimitError`, which is not
 * asked for again by itself, and the request is let go of.
 */
async function readInTime<Rows>(
  read: (until: AbortSignal) => Promise<Rows>,
  unwanted: AbortSignal,
): Promise<Rows> {
  const late = new AbortController();
  try {
    return await withTimeLimit(read(AbortSignal.any([unwanted, late.signal])), LIMIT_SECONDS);
  } catch (error) {
    late.abort();
    throw error;
  }
}

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
  return useRead({
    key: [...key, page],
    placeholderData: keepPreviousData,
    read: async (client, { signal }): Promise<PageOf<Entry>> => {
      const span = spanOf(page, ascending);
      const rows = await readInTime((until) => read(client, { ...span, signal: until }), signal);
      return pageOf(rows, page);
    },
  });
}
