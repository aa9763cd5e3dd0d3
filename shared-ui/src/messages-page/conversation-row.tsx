import { CircleAlert } from 'lucide-react';
import type { ActiveConversation } from 'shared-data/conversations';
import { isRefused, useOutgoing } from 'shared-data/outbox';
import { useServerClock } from 'shared-data/server-clock';
import { Link } from 'shared-portal/router';
import { Avatar } from '../avatar';
import { classNames } from '../class-names';
import { UnreadCount } from '../conversations';
import styles from './conversation-row.module.css';
import { copy } from './copy';
import { shortWhen } from './when';

interface ConversationRowProps {
  readonly conversation: ActiveConversation;
  readonly to: string;
  readonly isOpen: boolean;
}

/** Who, the last message, when, how many are unread, and whether an own one was not sent. */
export function ConversationRow({ conversation, to, isOpen }: ConversationRowProps) {
  const { otherName, otherPhotoUrl, isLastMine, lastMessage, lastMessageAt, unread } = conversation;
  const now = useServerClock().now();
  const hasRefused = useOutgoing(conversation.id).outgoing.some(isRefused);
  return (
    <Link
      to={to}
      className={classNames(styles.row, unread > 0 && styles.unread)}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Avatar name={otherName} src={otherPhotoUrl} />
      <span className={styles.facts}>
        <span className={styles.text}>
          <b>{otherName}</b>
          <span>
            {isLastMine && copy.mine}
            {lastMessage}
          </span>
        </span>
        <span className={styles.when}>
          <time dateTime={lastMessageAt}>{shortWhen(lastMessageAt, now)}</time>
          {hasRefused && (
            <span className={styles.refused}>
              <CircleAlert aria-hidden="true" /> {copy.notSent}
            </span>
          )}
          <UnreadCount of={{ data: unread, isError: false }} short />
        </span>
      </span>
    </Link>
  );
}
