import { CalendarClock, Check, CheckCheck } from 'lucide-react';
import type { Message } from 'shared-data/message';
import { timeOf } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './message-bubble.module.css';

interface MessageBubbleProps {
  readonly message: Message;
  readonly isMine: boolean;
  readonly otherName: string;
  /** How many new messages begin with it; 0: none do. */
  readonly newCount: number;
}

/** A stored message with its time, and whether the other side has read an own one. */
export function MessageBubble({ message, isMine, otherName, newCount }: MessageBubbleProps) {
  return (
    <li className={isMine ? styles.mine : styles.theirs}>
      {newCount > 0 && <p className={styles.unread}>{copy.newCount(newCount)}</p>}
      {message.event && (
        <p className={styles.event}>
          <CalendarClock aria-hidden="true" /> {copy.events[message.event]}
        </p>
      )}
      <div className={styles.bubble}>
        <span className="visually-hidden">{isMine ? copy.mine : otherName}: </span>
        {message.text}
        <span className={styles.fate}>
          <time dateTime={message.sentAt}>{timeOf(message.sentAt)}</time>
          {isMine && <ReadMark isRead={message.isRead} />}
        </span>
      </div>
    </li>
  );
}

/** Whether the other side has read an own message, in a word and an icon. */
function ReadMark({ isRead }: { readonly isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <>
      <Icon aria-hidden="true" /> {isRead ? copy.read : copy.delivered}
    </>
  );
}
