import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { Avatar } from 'shared-ui/avatar';
import { Dialog } from 'shared-ui/dialog';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { useConversations, type ActiveConversation } from '../parts/use-conversations';
import styles from './conversations-dialog.module.css';
import { copy } from './copy';

interface ConversationsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every conversation that has a message, the newest first. */
export function ConversationsDialog({ open, onClose }: ConversationsDialogProps) {
  const conversations = useConversations();
  return (
    <Dialog open={open} title={copy.conversations} onClose={onClose}>
      <RemoteView
        query={conversations}
        skeleton={<AgendaSkeleton rows={2} />}
        failureText={copy.conversationsFailedText}
        level={3}
        empty={<EmptyPanel level={3} title={copy.conversationsHint(0, 0)} text={copy.noConversations} />}
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((conversation) => (
              <li key={conversation.consultationId}>
                <ConversationLink conversation={conversation} />
              </li>
            ))}
          </ul>
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
        {unread > 0 && <b className={styles.unread}>{copy.unread(unread)}</b>}
      </span>
    </Link>
  );
}
