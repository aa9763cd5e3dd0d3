import { useConversation, type Conversation } from 'shared-data/conversation';
import { useMarkRead } from 'shared-data/mark-read';
import { useMessages, type Messages } from 'shared-data/messages';
import { useServerClock } from 'shared-data/server-clock';
import { RemoteView } from '../remote-view';
import { SkeletonCard } from '../skeleton';
import { closedReason } from './closed';
import { Composer } from './composer';
import styles from './conversation-panel.module.css';
import { copy } from './copy';
import { MessageList } from './message-list';

interface ConversationPanelProps {
  /** One of the two participants' consultations. */
  readonly id: string;
}

/** The conversation inside another screen, which names it: the messages, and the composer at the bottom. */
export function ConversationPanel({ id }: ConversationPanelProps) {
  const conversation = useConversation(id);
  const messages = useMessages(id, conversation.data !== null);
  useServerClock();
  return (
    <RemoteView
      query={conversation}
      className={styles.panel}
      skeleton={<SkeletonCard lines={5} bare />}
      failureText={copy.failedText}
    >
      {(found) => found && <Thread conversation={found} messages={messages} />}
    </RemoteView>
  );
}

interface ThreadProps {
  readonly conversation: Conversation;
  readonly messages: Messages;
}

function Thread({ conversation, messages: query }: ThreadProps) {
  const messages = query.data ?? [];
  useMarkRead(conversation.consultationId, conversation.side, messages);
  return (
    <>
      <RemoteView
        query={query}
        className={styles.list}
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
