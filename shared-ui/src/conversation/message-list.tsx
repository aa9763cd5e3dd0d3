import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState, type UIEvent } from 'react';
import type { Conversation } from 'shared-data/conversation';
import type { ConversationChange } from 'shared-data/conversation-changes';
import type { Message } from 'shared-data/message';
import type { OutgoingMessage } from 'shared-data/outbox';
import { useServerClock } from 'shared-data/server-clock';
import { dayOf } from 'shared-domain/schedule';
import { Button } from '../button';
import { closedReason } from './closed';
import { copy } from './copy';
import { ChangeLine } from './change-line';
import { arrivedSince, byDay, nameOfDay, unreadOf, withChanges } from './days';
import { MessageBubble } from './message-bubble';
import styles from './message-list.module.css';
import { OutgoingBubble } from './outgoing-bubble';
import { useOnReach } from './use-on-reach';

interface MessageListProps {
  readonly conversation: Conversation;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Oldest first. */
  readonly changes: readonly ConversationChange[];
  /** Own messages that are not stored yet, oldest first. */
  readonly outgoing: readonly OutgoingMessage[];
  readonly onRetry: (message: OutgoingMessage) => void;
  readonly onDiscard: (message: OutgoingMessage) => void;
  /** Whether the newest message is in view. */
  readonly isAtEnd: boolean;
  readonly onScrolled: (isAtEnd: boolean) => void;
  /** Undefined if there are no older messages. */
  readonly onOlder: (() => void) | undefined;
  readonly loadingOlder: boolean;
}

/** A few pixels above the end still are the end. */
const END_PX = 40;

/** Zero is the end of a reversed layout. */
const scrollToEnd = (scroller: HTMLElement | null) => {
  if (scroller) scroller.scrollTop = 0;
};

/** The messages by day. The view follows the newest message unless the user has scrolled up. */
export function MessageList(props: MessageListProps) {
  const { conversation, messages, changes, outgoing, isAtEnd, onScrolled, onOlder, loadingOlder } = props;
  const { side, otherName, readUntil } = conversation;
  const closed = closedReason(conversation);
  const [unread] = useState(() => unreadOf(messages, side, readUntil));
  const now = useServerClock().now();
  const top = useOnReach<HTMLDivElement>(loadingOlder ? undefined : onOlder);
  const scroller = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  const arrived = arrivedSince(messages, side, seen);
  const [newestAtOpening] = useState(newest);
  const lastArrived = arrivedSince(messages, side, newestAtOpening).at(-1);
  const lastWritten = outgoing.at(-1)?.id;
  useEffect(() => {
    if (lastWritten !== undefined) scrollToEnd(scroller.current);
  }, [lastWritten]);
  const days = byDay(
    withChanges(messages, changes, onOlder === undefined),
    outgoing.length > 0 ? dayOf(now) : undefined,
  );
  return (
    <div className={styles.list}>
      <div
        ref={scroller}
        className={styles.scroller}
        tabIndex={0}
        role="log"
        // Older messages are added, too: what arrives is announced below.
        aria-live="off"
        aria-label={copy.messages}
        onScroll={({ currentTarget }: UIEvent) => onScrolled(Math.abs(currentTarget.scrollTop) < END_PX)}
      >
        <div className={styles.messages}>
          {onOlder && (
            <div ref={top} className={styles.older}>
              <Button variant="text" size="sm" loading={loadingOlder} onClick={onOlder}>
                {copy.older}
              </Button>
            </div>
          )}
          {messages.length + outgoing.length === 0 && (
            <p className={styles.nothing}>{closed ? copy.nothingClosed : copy.nothingYet}</p>
          )}
          {days.map(({ day, entries }, index) => (
            <section key={day} aria-label={nameOfDay(day, now)}>
              <p className={styles.day} aria-hidden="true">
                {nameOfDay(day, now)}
              </p>
              <ul>
                {entries.map((entry) =>
                  'changedAt' in entry ? (
                    <ChangeLine key={entry.id} change={entry} />
                  ) : (
                    <MessageBubble
                      key={entry.id}
                      message={entry}
                      isMine={entry.sender === side}
                      otherName={otherName}
                      newCount={entry.id === unread[0]?.id ? unread.length : 0}
                    />
                  ),
                )}
                {index === days.length - 1 &&
                  outgoing.map((message) => (
                    <OutgoingBubble
                      key={message.id}
                      message={message}
                      onRetry={closed ? undefined : () => props.onRetry(message)}
                      onDiscard={() => props.onDiscard(message)}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {arrived.length > 0 && !isAtEnd && (
        <Button
          size="sm"
          className={styles.arrived}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={() => {
            scrollToEnd(scroller.current);
            // The button goes.
            scroller.current?.focus({ preventScroll: true });
          }}
        >
          {copy.newCount(arrived.length)}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {lastArrived && copy.arrived(otherName, lastArrived.text)}
      </p>
    </div>
  );
}
