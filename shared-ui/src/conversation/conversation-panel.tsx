import { useConversation } from 'shared-data/conversation';
import { useConversationChanges } from 'shared-data/conversation-changes';
import { useMessages } from 'shared-data/messages';
import { useServerClock } from 'shared-data/server-clock';
import { RemoteView } from '../remote-view';
import { SkeletonCard } from '../skeleton';
import styles from './conversation-panel.module.css';
import { copy } from './copy';
import { EmergencyNote } from './emergency-note';
import { ThreadBody } from './thread-body';

interface ConversationPanelProps {
  /** One of the two participants' consultations. */
  readonly id: string;
}

/** The conversation inside another screen, which names it: the messages, and the composer at the bottom. */
export function ConversationPanel({ id }: ConversationPanelProps) {
  const conversation = useConversation(id);
  const messages = useMessages(id, conversation.data !== null);
  useConversationChanges(id, conversation.data !== null);
  useServerClock();
  return (
    <RemoteView
      query={conversation}
      className={styles.panel}
      skeleton={<SkeletonCard lines={5} bare />}
      failureText={copy.failedText}
    >
      {(found) =>
        found && (
          <>
            <ThreadBody conversation={found} messages={messages} fills />
            <EmergencyNote />
          </>
        )
      }
    </RemoteView>
  );
}
