import { toAppError } from 'shared-domain/errors';
import { CONVERSATIONS_KEY } from './conversation-keys';
import { useInfiniteRead, type PageRequest } from './query';
import { useLive, useOwnTopic } from './realtime';

/** The user's role in a conversation: a professional may also be another professional's patient. */
export type Side = 'patient' | 'professional';

export interface ActiveConversation {
  /** The same for all consultations of the two. */
  readonly id: string;
  readonly consultationId: string;
  /** The user's side. */
  readonly side: Side;
  readonly otherId: string;
  readonly otherName: string;
  readonly otherPhotoUrl: string | null;
  readonly lastMessage: string;
  /** The user wrote it. */
  readonly isLastMine: boolean;
  /** UTC ISO. */
  readonly lastMessageAt: string;
  /** Number of unread messages from the other side. */
  readonly unread: number;
}

/** Milliseconds between two reads without realtime. */
const EVERY_MS = 30_000;

const PAGE_SIZE = 100;

type Cursor = Pick<ActiveConversation, 'consultationId' | 'lastMessageAt'>;

/**
 * One query shared by all callers, page by page; `wanted` selects what they need. Rows, which appear after their
 * screen has read it, do not refetch it.
 */
function useConversationPages<Wanted>(
  wanted: (all: readonly ActiveConversation[]) => Wanted,
  { isRow = false } = {},
) {
  const ownTopic = useOwnTopic();
  const { refetchInterval } = useLive(
    isRow ? null : ownTopic,
    ['messages'],
    [CONVERSATIONS_KEY],
    isRow ? false : EVERY_MS,
  );
  return useInfiniteRead({
    refetchInterval,
    key: [CONVERSATIONS_KEY],
    // Refetched on every navigation: stale data is shown only until the response arrives.
    staleTime: 0,
    refetchOnMount: !isRow,
    read: async (client, { cursor: last }: PageRequest<Cursor>) => {
      const { data, error } = await client.rpc('conversations', {
        cursor_at: last?.lastMessageAt ?? null,
        cursor_id: last?.consultationId ?? null,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data.map((row): ActiveConversation => ({
        id: row.conversation_id,
        consultationId: row.consultation_id,
        side: row.as_patient ? 'patient' : 'professional',
        otherId: row.other_id,
        otherName: row.other_name,
        otherPhotoUrl: row.other_image_url,
        lastMessage: row.last_message,
        isLastMine: row.last_sender === (row.as_patient ? 'patient' : 'professional'),
        lastMessageAt: row.last_message_at,
        unread: row.unread,
      }));
    },
    next: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1) ?? null)),
    select: ({ pages }) => wanted(pages.flat()),
  });
}

/** The signed-in user's conversations on one side that have messages, newest first. */
export const useConversations = (side: Side) =>
  useConversationPages((all) => all.filter((conversation) => conversation.side === side));

/** Total unread messages of these conversations. */
export const unreadIn = (conversations: readonly ActiveConversation[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);

/** Unread messages of the conversations on one side. */
export const useUnreadOnSide = (side: Side) =>
  useConversationPages((all) => unreadIn(all.filter((conversation) => conversation.side === side)));

const unreadWith = (side: Side, otherId: string | null) => (all: readonly ActiveConversation[]) =>
  all.find((known) => known.side === side && known.otherId === otherId)?.unread ?? 0;

/** Unread messages of the conversation with this person, for a row of a screen that reads the conversations. */
export const useUnreadMessages = (side: Side, otherId: string) =>
  useConversationPages(unreadWith(side, otherId), { isRow: true });

/** The same for a screen that shows no other conversation; null: nobody. */
export const useUnreadOfOne = (side: Side, otherId: string | null) =>
  useConversationPages(unreadWith(side, otherId));
