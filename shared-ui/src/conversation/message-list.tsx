import { Check, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { Conversation } from 'shared-data/conversation';
import type { Message } from 'shared-data/messages';
import { useServerClock } from 'shared-data/server-clock';
import { timeOf } from 'shared-domain/schedule';
import { Button } from '../button';
import { closedReason } from './closed';
import { copy } from './copy';
import { byDay, firstUnread, nameOfDay } from './days';
import styles from './message-list.module.css';
import { useOnReach } from './use-on-reach';

interface MessageListProps {
  readonly conversation: Conversation;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Undefined if there are no older messages. */
  readonly onOlder: (() => void) | undefined;
  readonly loadingOlder: boolean;
}

/** The messages by day. The view follows the newest message unless the user has scrolled up. */
export function MessageList({ conversation, messages, onOlder, loadingOlder }: MessageListProps) {
  const { side, otherName, readUntil } = conversation;
  const [unread] = useState(() => firstUnread(messages, side, readUntil));
  const [newestAtOpening] = useState(() => messages.at(-1)?.id);
  const newest = messages.at(-1);
  const now = useServerClock().now();
  const top = useOnReach<HTMLDivElement>(loadingOlder ? undefined : onOlder);
  return (
    <>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={copy.messages}>
        <div className={styles.messages}>
          {onOlder && (
            <div ref={top} className={styles.older}>
              <Button variant="text" size="sm" loading={loadingOlder} onClick={onOlder}>
                {copy.older}
              </Button>
            </div>
          )}
          {messages.length === 0 && (
            <p className={styles.nothing}>
              {closedReason(conversation) ? copy.nothingClosed : copy.nothingYet}
            </p>
          )}
          {byDay(messages).map(({ day, messages: ofDay }) => (
            <section key={day} aria-label={nameOfDay(day, now)}>
              <p className={styles.day} aria-hidden="true">
                {nameOfDay(day, now)}
              </p>
              <ul>
                {ofDay.map((message) => (
                  <li key={message.id} className={message.sender === side ? styles.mine : styles.theirs}>
                    {message.id === unread && <p className={styles.unread}>{copy.unread}</p>}
                    <div className={styles.bubble}>
                      <span className="visually-hidden">
                        {message.sender === side ? copy.mine : otherName}:{' '}
                      </span>
                      {message.text}
                      <span className={styles.fate}>
                        <time dateTime={message.sentAt}>{timeOf(message.sentAt)}</time>
                        {message.sender === side && <ReadMark isRead={message.isRead} />}
                      </span>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {newest && newest.sender !== side && newest.id !== newestAtOpening
          ? copy.arrived(otherName, newest.text)
          : ''}
      </p>
    </>
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
