import { useQueryClient } from '@tanstack/react-query';
import type { ContactUserType } from 'shared-domain/contact';
import { countOf, toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import type { Database } from 'shared-portal/database';
import { useSupabase } from 'shared-portal/portal';
import { useRead, useWrite } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';
import { NOTIFICATIONS_KEY } from 'shared-data/notifications';
import type { Page, RowKey } from '../parts/paging/page';
import { usePagedQuery } from '../parts/paging/use-paged-query';

const MESSAGES_KEY = 'admin-messages';

/** A message to the team. */
export interface Message {
  readonly key: RowKey;
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  /** The account that it was sent from; null: sent signed out. */
  readonly userId: string | null;
  readonly sender: ContactUserType;
  readonly subject: string;
  readonly text: string;
  readonly isRead: boolean;
  readonly sentAt: Instant;
}

type Row = Database['public']['Tables']['contact_messages']['Row'];

const messageFrom = (row: Row): Message => ({
  key: { at: row.created_at, id: row.id },
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  userId: row.user_id,
  sender: row.user_type === 'professional' ? 'professional' : 'patient',
  subject: row.subject,
  text: row.message,
  isRead: row.read_at !== null,
  sentAt: row.created_at as Instant,
});

/** One page of the messages that match a search, newest first. */
export function useMessages(search: string, page: Page) {
  return usePagedQuery({
    key: [MESSAGES_KEY, 'list', search],
    page,
    read: async (client, { cursor, newer, size, signal }): Promise<Message[]> => {
      const { data, error } = await client
        .rpc('list_contact_messages', {
          search: search || null,
          cursor_created_at: cursor?.at ?? null,
          cursor_id: cursor?.id ?? null,
          newer,
          page_size: size,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map(messageFrom);
    },
  });
}

/** Number of unread messages. */
export function useUnreadCount() {
  useLive('team:messages', ['changed'], [MESSAGES_KEY]);
  return useRead({
    key: [MESSAGES_KEY, 'unread'],
    read: async (client): Promise<number> => {
      return countOf(
        await client
          .from('contact_messages')
          .select('id', { count: 'exact', head: true })
          .is('read_at', null),
      );
    },
  });
}

/** One message; null if there is none with this id. */
export function useMessage(id: string) {
  return useRead({
    key: [MESSAGES_KEY, 'one', id],
    read: async (client): Promise<Message | null> => {
      if (!isUuid(id)) return null;
      const { data, error } = await client.from('contact_messages').select('*').eq('id', id).maybeSingle();
      if (error) throw toAppError(error);
      return data && messageFrom(data);
    },
  });
}

/** Marks a message as read. A failure is harmless: it stays unread until it is opened again. */
export function useMarkRead() {
  const supabase = useSupabase();
  const queries = useQueryClient();
  return useWrite<void, string>({
    mutationFn: async (message_id) => {
      const client = await supabase();
      const { error } = await client.rpc('mark_contact_message_read', { message_id });
      if (error) throw toAppError(error);
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
      return queries.invalidateQueries({ queryKey: [MESSAGES_KEY] });
    },
  });
}
