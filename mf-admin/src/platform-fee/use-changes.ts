import { useEffect, useEffectEvent, useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import { onConnectionBack } from 'shared-portal/connection-back';
import { useInfiniteRead, type PageRequest } from 'shared-data/query';
import { changeFrom, FEE_KEY, type Fee, type FeeChange } from './use-fee';

const PAGE_SIZE = 50;

/**
 * The fee's changes, newest first: the latest ones, and older ones page by page, each fetched once `readMore`
 * asks for it. Loaded pages are kept when the fee is refetched after a change.
 */
export function useChanges({ history, isCut }: Fee) {
  const [held, hold] = useState<readonly FeeChange[]>([]);
  // Newer changes push old ones out of the latest list: these fill the gap before the older pages, whose
  // cursor is fixed.
  const seam = held.findIndex(({ id }) => id === history.at(-1)?.id);
  const latest = seam < 0 ? history : [...history, ...held.slice(seam + 1)];
  const older = useOlderChanges(latest.at(-1));
  // Disabled queries are not refetched with the others.
  const retry = useEffectEvent(() => {
    if (older.isError) void older.fetchNextPage();
  });
  useEffect(() => onConnectionBack(retry), []);
  return {
    changes: [...latest, ...(older.data?.pages.flatMap((page) => page.changes) ?? [])],
    hasMore: older.data ? older.hasNextPage : isCut,
    isReading: older.isFetching,
    isFailed: older.isError,
    readMore: () => {
      hold(latest);
      void older.fetchNextPage();
    },
  };
}

/** The changes before `last`, each page fetched once `fetchNextPage` asks for it. */
function useOlderChanges(last: FeeChange | undefined) {
  return useInfiniteRead({
    key: [FEE_KEY, 'older', last?.id],
    enabled: false,
    read: async (client, { cursor }: PageRequest<FeeChange>) => {
      const before = cursor ?? last;
      const history = client
        .from('platform_fee_history')
        .select('id, old_percentage, new_percentage, changed_at, notes, reason');
      // Keyset pagination: a new change does not shift the next page.
      const older = before
        ? history
            .lte('changed_at', before.changedAt)
            .or(`changed_at.lt.${before.changedAt},id.lt.${before.id}`)
        : history;
      const { data, error } = await older
        .order('changed_at', { ascending: false })
        .order('id', { ascending: false })
        // One more than is shown, to know whether there are others.
        .limit(PAGE_SIZE + 1);
      if (error) throw toAppError(error);
      const changes = data.slice(0, PAGE_SIZE).map(changeFrom);
      return { changes, next: data.length > PAGE_SIZE ? (changes.at(-1) ?? null) : null };
    },
    next: (page) => page.next,
  });
}
