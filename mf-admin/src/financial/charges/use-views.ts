import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toAppError } from 'shared-domain/errors';
import { useRead, useWrite, type Write } from 'shared-data/query';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { copy } from './copy';
import { deviceViews, forgetDeviceViews } from './device-views';
import { queryOf, type View } from './saved-views';
import { moveViews } from './write-views';

const VIEWS_KEY = 'charge-views';
const storage = () => localStorage;
/** Users whose views are being moved, so that a second mount does not move them again. */
const moving = new Set<string>();

/** The views of the team, in the order in which they were saved. */
export function useViews() {
  return useRead({
    key: [VIEWS_KEY],
    read: async (client, { signal }): Promise<readonly View[]> => {
      const { data, error } = await client
        .from('saved_views')
        .select('id, name, filter')
        .eq('page', 'charges')
        .order('created_at')
        .order('id')
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map(({ id, name, filter }) => ({ id, name, query: queryOf(filter) }));
    },
  });
}

interface ViewWrite<Input> {
  readonly write: (client: PortalClient, input: Input) => Promise<void>;
  readonly onDone: () => void;
  readonly onError: (error: unknown) => void;
}

/** Changes the team's views and reads them again, also after a refusal. */
export function useViewWrite<Input>({ write, onDone, onError }: ViewWrite<Input>): Write<void, Input> {
  const supabase = useSupabase();
  const queries = useQueryClient();
  return useWrite<void, Input>({
    mutationFn: async (input) => write(await supabase(), input),
    onSuccess: onDone,
    onError,
    onSettled: () => void queries.invalidateQueries({ queryKey: [VIEWS_KEY] }),
  });
}

/** Moves the views that an earlier version kept on this device to the team, once. */
export function useMovedViews() {
  const userId = useUserId() ?? '';
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    const views = deviceViews(storage, userId);
    if (views.length === 0 || moving.has(userId)) return;
    moving.add(userId);
    const move = async () => {
      const moved = await moveViews(await supabase(), views);
      forgetDeviceViews(storage, userId);
      await queries.invalidateQueries({ queryKey: [VIEWS_KEY] });
      if (moved > 0) toast({ kind: 'info', title: copy.views.moved, text: copy.views.movedText });
    };
    // After a failure they stay on the device until the page is opened again.
    move()
      .catch(() => undefined)
      .finally(() => moving.delete(userId));
  }, [userId, supabase, queries, toast]);
}
