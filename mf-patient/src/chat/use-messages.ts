import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import type { Database } from 'shared-portal/database';
import { useRead } from 'shared-data/query';
import type { Message } from './conversation';
import type { Side } from './conversation-side';

const PAGE_SIZE = 50;
const POLL_MS = 3000;

type Row = Pick<
  Database['public']['Tables']['chat_messages']['Row'],
  'id' | 'sender' | 'content' | 'created_at'
>;

export const messageFrom = (row: Row): Message => ({
  id: row.id,
  sender: row.sender as Side,
  text: row.content,
  sentAt: row.created_at,
});

/** Query key prefix of a conversation's messages. */
export const messagesKey = (consultationId: string) => ['messages', consultationId];

export interface MessageWindow {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
}

/** A conversation's newest messages, oldest first, and how to load more. */
export type Messages = ReturnType<typeof useMessages>;

/** The newest messages, polled every three seconds while the page is visible; disabled unless `wanted`. */
export function useMessages(consultationId: string, wanted: boolean) {
  const [length, setLength] = useState(PAGE_SIZE);
  const query = useRead({
    key: [...messagesKey(consultationId), length],
    enabled: wanted,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    read: async (client): Promise<MessageWindow> => {
      const { data, error } = await client
        .from('chat_messages')
        .select('id, sender, content, created_at')
        .eq('consultation_id', consultationId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(length + 1);
      if (error) throw toAppError(error);
      return {
        messages: data.slice(0, length).reverse().map(messageFrom),
        hasOlder: data.length > length,
      };
    },
  });
  return { query, showOlder: () => setLength((before) => before + PAGE_SIZE) };
}
