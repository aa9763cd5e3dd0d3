import type { Conversation } from 'shared-data/conversation';
import { useMarkRead } from 'shared-data/mark-read';
import type { Messages } from 'shared-data/messages';
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
  useMarkRead(conversation.consultationId, conversation.side, messages);
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
            onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            loadingOlder={query.isFetchingNextPage}
          />
        )}
      </RemoteView>
      <Composer conversation={conversation} closed={closedReason(conversation)} messages={messages} />
    </>
  );
}
