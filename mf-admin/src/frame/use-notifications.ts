import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useRead, useWrite } from 'shared-data/query';
import { NOTIFICATIONS_KEY as KEY } from '../parts/notifications-key';

const SHOWN = 20;
const ASKED_AGAIN_AFTER_MS = 60_000;

/** A notification for this admin. */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A path of the portal. */
  readonly link: string;
  readonly isRead: boolean;
  readonly at: Instant;
}

/** Unread count, polled every minute while the page is visible. */
export function useUnreadCount() {
  return useRead({
    key: [KEY, 'unread'],
    refetchInterval: ASKED_AGAIN_AFTER_MS,
    read: async (client): Promise<number> => {
      const { data, error } = await client.rpc('unread_notifications');
      if (error) throw toAppError(error);
      return data;
    },
  });
}

/** The last twenty notifications. */
export function useNotifications() {
  return useRead({
    key: [KEY, 'list'],
    read: async (client, { userId }): Promise<Notification[]> => {
      const { data, error } = await client
        .from('notifications')
        .select('id, title, body, link, read_at, created_at')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(SHOWN);
      if (error) throw toAppError(error);
      return data.map((row) => ({
        id: row.id,
        title: row.title,
        body: row.body,
        link: row.link,
        isRead: row.read_at !== null,
        at: row.created_at as Instant,
      }));
    },
  });
}

/**
 * Marks one notification as read when it is followed, or all of them (null). Reports a failure only for all: the
 * other stays unread.
 */
export function useMarkNotifications() {
  const supabase = useSupabase();
  const userId = useUserId();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite<void, string | null>({
    mutationFn: async (id) => {
      const client = await supabase();
      const unread = client
        .from('notifications')
        .update({ read_at: new Date().toISOString() })
        .eq('user_id', userId ?? '')
        .is('read_at', null);
      const { error } = await (id === null ? unread : unread.eq('id', id));
      if (error) throw toAppError(error);
    },
    onError: (error, id) => {
      if (id === null) toast({ kind: 'error', ...describeError(toAppError(error), 'admin-action') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
