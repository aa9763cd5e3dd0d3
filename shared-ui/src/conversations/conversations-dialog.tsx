import { useConversations, type ActiveConversation, type Side } from 'shared-data/conversations';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { AgendaSkeleton } from '../agenda-skeleton';
import { Avatar } from '../avatar';
import { Button } from '../button';
import { Dialog } from '../dialog/dialog';
import { EmptyPanel } from '../panel';
import { RemoteView } from '../remote-view';
import styles from './conversations-dialog.module.css';
import { conversationsCopy as copy } from './copy';
import { UnreadCount } from './unread-count';

export interface ConversationsDialogProps {
  readonly open: boolean;
  /** The user's role in the conversations. */
  readonly side: Side;
  /** Shown if there are no messages yet. */
  readonly emptyText: string;
  readonly onClose: () => void;
}

/** All conversations of one role that have messages, newest first. */
export function ConversationsDialog({ open, side, emptyText, onClose }: ConversationsDialogProps) {
  const conversations = useConversations(side);
  return (
    <Dialog open={open} title={copy.title} onClose={onClose}>
      <RemoteView
        query={conversations}
        skeleton={<AgendaSkeleton rows={2} />}
        failureText={copy.failedText}
        level={3}
        isEmpty={(list) => !conversations.hasNextPage && list.length === 0}
        empty={<EmptyPanel level={3} title={copy.hint(0, 0)} text={emptyText} />}
      >
        {(list) => (
          <>
            <ul className={styles.list}>
              {list.map((conversation) => (
                <li key={conversation.consultationId}>
                  <ConversationLink conversation={conversation} />
                </li>
              ))}
            </ul>
            {conversations.hasNextPage && (
              <Button
                block
                variant="text"
                loading={conversations.isFetchingNextPage}
                onClick={() => void conversations.fetchNextPage()}
              >
                {copy.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </Dialog>
  );
}

function ConversationLink({ conversation }: { conversation: ActiveConversation }) {
  const { consultationId, otherName, otherPhotoUrl, lastMessage, lastMessageAt, unread } = conversation;
  return (
    <Link to={`/chat/${consultationId}`} className={styles.conversation}>
      <Avatar name={otherName} src={otherPhotoUrl} size="sm" />
      <span className={styles.text}>
        <b>{otherName}</b>
        <small>{lastMessage}</small>
      </span>
      <span className={styles.when}>
        <small>
          {formatDayShort(dayOf(lastMessageAt))}, {timeOf(lastMessageAt)}
        </small>
        <UnreadCount of={{ data: unread, isError: false }} />
      </span>
    </Link>
  );
}
