import { useInfiniteQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { changeFrom, FEE_KEY, type FeeChange } from './use-fee';

const PAGE_SIZE = 50;

/** The changes of the fee before `last`, newest first, page by page: each is read once `fetchNextPage` asks for it. */
export function useOlderChanges(last: FeeChange | undefined) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: [FEE_KEY, 'older', userId, last?.id],
    enabled: false,
    initialPageParam: last,
    queryFn: async ({ pageParam: before }) => {
      const client = await supabase();
      const history = client
        .from('platform_fee_history')
        .select('id, old_percentage, new_percentage, changed_at, notes, reason');
      // Goes on by key: a change that is made meanwhile moves no other to the next page.
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
      return { changes, next: data.length > PAGE_SIZE ? changes.at(-1) : undefined };
    },
    getNextPageParam: ({ next }) => next,
  });
}
