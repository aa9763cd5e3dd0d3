import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';

/** First part of the key of this person's conversations: what reading one makes stale. */
export const CONVERSATIONS_KEY = 'conversations';

export interface ActiveConversation {
  readonly consultationId: string;
  readonly otherName: string;
  readonly otherPhotoUrl: string | null;
  readonly lastMessage: string;
  /** UTC ISO. */
  readonly lastMessageAt: string;
  /** How many messages of the other wait to be read. */
  readonly unread: number;
}

/** So often they are read again while the page is seen: others write meanwhile. */
const EVERY_MS = 30_000;

/** The signed-in person's conversations that have a message, as patient or as professional, the newest first. */
export function useConversations() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: [CONVERSATIONS_KEY, userId],
    enabled: userId !== null,
    refetchInterval: EVERY_MS,
    queryFn: async (): Promise<ActiveConversation[]> => {
      const client = await supabase();
      const { data, error } = await client.rpc('conversations');
      if (error) throw toAppError(error);
      return data.map((row) => ({
        consultationId: row.consultation_id,
        otherName: row.other_name,
        otherPhotoUrl: row.other_image_url,
        lastMessage: row.last_message,
        lastMessageAt: row.last_message_at,
        unread: row.unread,
      }));
    },
  });
}

/** How many messages wait in all of them. */
export const unreadIn = (conversations: readonly ActiveConversation[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);

/** How many messages wait in one consultation's conversation; 0 until it is known. */
export function useUnreadMessages(consultationId: string): number {
  const { data = [] } = useConversations();
  return data.find((conversation) => conversation.consultationId === consultationId)?.unread ?? 0;
}
