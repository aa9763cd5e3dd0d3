import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { factsOf, type Notification } from 'shared-domain/notifications';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useInfiniteRead, useRead, useWrite, type PageRequest } from './query';
import { useLive, useOwnTopic } from './realtime';

/** Query key prefix of the bell: what deletes or reads notifications invalidates it. */
export const NOTIFICATIONS_KEY = 'notifications';
const KEY = NOTIFICATIONS_KEY;
const ASKED_AGAIN_AFTER_MS = 60_000;
const PAGE_SIZE = 20;

/** The header and the area have a query client each: a change in one reaches the other by this event. */
const CHANGED = 'notifications-changed';

function useChanges() {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: [KEY] });
    addEventListener(CHANGED, refresh);
    return () => removeEventListener(CHANGED, refresh);
  }, [queries]);
}

/** Unread count: it follows realtime, or is polled every minute while the page is visible. */
export function useUnreadCount() {
  useChanges();
  const { refetchInterval } = useLive(useOwnTopic(), ['notifications'], [KEY], ASKED_AGAIN_AFTER_MS);
  return useRead({
    refetchInterval,
    key: [KEY, 'unread'],
    read: async (client): Promise<number> => {
      const { data, error } = await client.rpc('unread_notifications');
      if (error) throw toAppError(error);
      return data;
    },
  });
}

interface Wanted {
  readonly userId: string;
  readonly onlyUnread: boolean;
  readonly size: number;
  /** The last notification of the page before; null: the first page. */
  readonly after: Pick<Notification, 'id' | 'at'> | null;
}

async function readPage(client: PortalClient, { userId, onlyUnread, size, after }: Wanted) {
  let rows = client
    .from('notifications')
    .select('id, kind, title, body, facts, link, read_at, created_at')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(size);
  if (onlyUnread) rows = rows.is('read_at', null);
  if (after) rows = rows.or(`created_at.lt.${after.at},and(created_at.eq.${after.at},id.lt.${after.id})`);
  const { data, error } = await rows;
  if (error) throw toAppError(error);
  return data.map((row): Notification => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    facts: factsOf(row.facts),
    link: row.link,
    isRead: row.read_at !== null,
    at: row.created_at,
  }));
}

/** The newest notifications, for a popover. */
export function useLatestNotifications(size: number, onlyUnread = false) {
  useChanges();
  return useRead({
    key: [KEY, 'latest', size, onlyUnread],
    read: (client, { userId }) => readPage(client, { userId, onlyUnread, size, after: null }),
  });
}

/** All notifications, page by page. */
export function useNotificationPages(onlyUnread: boolean) {
  useChanges();
  return useInfiniteRead({
    key: [KEY, 'pages', onlyUnread],
    read: (client, { userId, cursor }: PageRequest<Pick<Notification, 'id' | 'at'>>) =>
      readPage(client, { userId, onlyUnread, size: PAGE_SIZE, after: cursor }),
    next: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1) ?? null)),
    select: ({ pages }) => pages.flat(),
  });
}

/**
 * Marks one notification as read when it is followed, or all of them (null). Reports a failure only for all: the
 * other stays unread.
 */
export function useMarkNotifications() {
  const supabase = useSupabase();
  const userId = useUserId();
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
      if (id === null) toast({ kind: 'error', ...describeError(toAppError(error), 'notifications') });
    },
    onSettled: () => void dispatchEvent(new Event(CHANGED)),
  });
}
