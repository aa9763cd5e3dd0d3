import { toAppError } from 'shared-domain/errors';
import { messagesKey } from './conversation-keys';
import { messageFrom, type Message } from './message';
import { useInfiniteRead, type PageRequest } from './query';
import { useLive, useOwnTopic } from './realtime';

const PAGE_SIZE = 50;
/** Milliseconds between two reads without realtime. */
const POLL_MS = 3000;

/** Messages of a conversation, oldest first, and how to load more. */
export type Messages = ReturnType<typeof useMessages>;

/**
 * The messages between a consultation's participants, page by page from the newest; disabled unless `wanted`.
 */
export function useMessages(consultationId: string, wanted: boolean) {
  const key = messagesKey(consultationId);
  const { refetchInterval } = useLive(useOwnTopic(), ['messages'], key, POLL_MS);
  return useInfiniteRead({
    refetchInterval,
    key,
    enabled: wanted,
    read: async (client, { cursor: oldest }: PageRequest<Message>): Promise<readonly Message[]> => {
      const { data, error } = await client.rpc('conversation_messages', {
        consultation_id: consultationId,
        cursor_at: oldest?.sentAt ?? null,
        cursor_id: oldest?.id ?? null,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data.map(messageFrom);
    },
    next: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1) ?? null)),
    select: ({ pages }) => pages.flat().reverse(),
  });
}
