import type { ReactNode } from 'react';
import { useConversation, type Conversation } from 'shared-data/conversation';
import { useConversationChanges } from 'shared-data/conversation-changes';
import type { Side } from 'shared-data/conversations';
import { useMessages } from 'shared-data/messages';
import { useNextConsultation } from 'shared-data/next-consultation';
import { useServerClock } from 'shared-data/server-clock';
import { isUuid } from 'shared-domain/uuid';
import { useDocumentTitle } from '../page-layout';
import { RemoteView } from '../remote-view';
import { SkeletonCard } from '../skeleton';
import styles from './conversation-view.module.css';
import { copy } from './copy';
import { Thread } from './thread';

interface ConversationViewProps {
  /** One of the two participants' consultations. */
  readonly id: string;
  /** Where the back button leads. */
  readonly backTo: (side: Side) => string;
  /** Shown if the user has no such conversation. */
  readonly unknown: ReactNode;
  /** Next to the thread on wide screens, below it on others. */
  readonly aside?: ((conversation: Conversation) => ReactNode) | undefined;
  /** Beside a list: the thread fills its container, and on wide screens it has no back button. */
  readonly pane?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The conversation of a consultation's participants: its h1 is the other's name. */
export function ConversationView(props: ConversationViewProps) {
  const { id, backTo, unknown, aside, pane = false, className } = props;
  const conversation = useConversation(id);
  // In parallel with the conversation: they need only its id.
  const isWanted = isUuid(id) && conversation.data !== null;
  const messages = useMessages(id, isWanted);
  useConversationChanges(id, isWanted);
  useNextConsultation(id, { wanted: pane });
  // Prefetched for the dates of the messages.
  useServerClock();
  const known = conversation.data;
  useDocumentTitle(known ? copy.documentTitle(known.otherName) : copy.loadingTitle);
  return (
    <>
      {known === undefined && <h1 className="visually-hidden">{copy.loadingTitle}</h1>}
      <RemoteView
        query={conversation}
        className={className}
        skeleton={<SkeletonCard lines={6} avatar />}
        failureText={copy.failedText}
        card
        isEmpty={(found) => found === null}
        empty={unknown}
      >
        {(found) =>
          found && (
            <div className={aside && styles.split}>
              <Thread conversation={found} messages={messages} backTo={backTo(found.side)} pane={pane} />
              {aside && <aside>{aside(found)}</aside>}
            </div>
          )
        }
      </RemoteView>
    </>
  );
}
