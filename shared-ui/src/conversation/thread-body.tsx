import { useRef, useState } from 'react';
import type { Conversation } from 'shared-data/conversation';
import { useConversationChanges } from 'shared-data/conversation-changes';
import { useMarkRead } from 'shared-data/mark-read';
import type { Messages } from 'shared-data/messages';
import { useOutgoing, type OutgoingMessage } from 'shared-data/outbox';
import { classNames } from '../class-names';
import { RemoteView } from '../remote-view';
import { SkeletonCard } from '../skeleton';
import { closedReason } from './closed';
import { Composer } from './composer';
import { copy } from './copy';
import { MessageList } from './message-list';
import styles from './thread-body.module.css';

export interface ThreadBodyProps {
  readonly conversation: Conversation;
  readonly messages: Messages;
  /** Fills its container, and only the messages scroll; otherwise it grows with them up to a limit. */
  readonly fills: boolean;
}

/** The messages, and the composer below them. */
export function ThreadBody({ conversation, messages: query, fills }: ThreadBodyProps) {
  const messages = query.data ?? [];
  const changes = useConversationChanges(conversation.consultationId, true).data ?? [];
  const [isAtEnd, setIsAtEnd] = useState(true);
  useMarkRead(conversation.consultationId, conversation.side, messages, isAtEnd);
  const { outgoing: all, retry, discard } = useOutgoing(conversation.id);
  // The response was lost, but the message is stored.
  const outgoing = all.filter(({ id }) => !messages.some((message) => message.id === id));
  const box = useRef<HTMLTextAreaElement>(null);
  /** The buttons of a message go with their action. */
  const andWrite = (act: (message: OutgoingMessage) => void) => (message: OutgoingMessage) => {
    act(message);
    box.current?.focus();
  };
  return (
    <>
      <RemoteView
        query={query}
        className={classNames(styles.body, fills && styles.fills)}
        skeleton={<SkeletonCard lines={5} bare />}
        failureText={copy.failedText}
      >
        {(list) => (
          <MessageList
            conversation={conversation}
            messages={list}
            changes={changes}
            outgoing={outgoing}
            onRetry={andWrite(retry)}
            onDiscard={andWrite(discard)}
            isAtEnd={isAtEnd}
            onScrolled={setIsAtEnd}
            onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            loadingOlder={query.isFetchingNextPage}
          />
        )}
      </RemoteView>
      <Composer
        ref={box}
        conversation={conversation}
        closed={closedReason(conversation)}
        outgoing={outgoing}
      />
    </>
  );
}
