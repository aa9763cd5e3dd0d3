import { toAppError } from 'shared-domain/errors';
import { useInfiniteRead, type PageRequest } from './query';

/** First part of the key of this person's conversations: what reading one makes stale. */
export const CONVERSATIONS_KEY = 'conversations';

/** As whom somebody takes part: a professional may be somebody else's patient, too. */
export type Side = 'patient' | 'professional';

export interface ActiveConversation {
  readonly consultationId: string;
  /** Which of the two the person is. */
  readonly side: Side;
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

const PAGE_SIZE = 100;

type Cursor = Pick<ActiveConversation, 'consultationId' | 'lastMessageAt'>;

/** One reading for everybody who asks, a page at a time; `wanted` is what they need of it. */
function useEveryConversation<Wanted>(wanted: (all: readonly ActiveConversation[]) => Wanted) {
  return useInfiniteRead({
    key: [CONVERSATIONS_KEY],
    refetchInterval: EVERY_MS,
    // Read again with every navigation: what was known before is shown only until the answer is there.
    staleTime: 0,
    read: async (client, { cursor: last }: PageRequest<Cursor>) => {
      const { data, error } = await client.rpc('conversations', {
        cursor_at: last?.lastMessageAt ?? null,
        cursor_id: last?.consultationId ?? null,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data.map((row): ActiveConversation => ({
        consultationId: row.consultation_id,
        side: row.as_patient ? 'patient' : 'professional',
        otherName: row.other_name,
        otherPhotoUrl: row.other_image_url,
        lastMessage: row.last_message,
        lastMessageAt: row.last_message_at,
        unread: row.unread,
      }));
    },
    next: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1) ?? null)),
    select: ({ pages }) => wanted(pages.flat()),
  });
}

/** The signed-in person's conversations on one side that have a message, the newest first. */
export const useConversations = (side: Side) =>
  useEveryConversation((all) => all.filter((conversation) => conversation.side === side));

/** How many messages wait in all of these. */
export const unreadIn = (conversations: readonly ActiveConversation[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);

/** How many messages wait in the conversations on one side. */
export const useUnreadOnSide = (side: Side) =>
  useEveryConversation((all) => unreadIn(all.filter((conversation) => conversation.side === side)));

/** How many messages wait in one consultation's conversation. */
export const useUnreadMessages = (consultationId: string) =>
  useEveryConversation(
    (all) => all.find((conversation) => conversation.consultationId === consultationId)?.unread ?? 0,
  );
