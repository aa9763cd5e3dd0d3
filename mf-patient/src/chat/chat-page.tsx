import { useServerClock } from 'shared-data/server-clock';
import { isUuid } from 'shared-domain/uuid';
import { useAccount } from 'shared-portal/portal';
import { useParams } from 'shared-portal/router';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Refusal } from '../parts/refusal';
import styles from './chat-page.module.css';
import type { Conversation } from './conversation';
import { copy } from './copy';
import { EmergencyNote } from './emergency-note';
import { NextConsultation } from './next-consultation';
import { Thread } from './thread';
import { useConversation } from './use-conversation';
import { useMessages, type Messages } from './use-messages';
import { useNextConsultation } from './use-next-consultation';

export function ChatPage() {
  const { id = '' } = useParams();
  return <ConversationPage key={id} id={id} />;
}

function ConversationPage({ id }: { readonly id: string }) {
  const conversation = useConversation(id);
  // In parallel with the conversation: both need only its id.
  const messages = useMessages(id, isUuid(id) && conversation.data !== null);
  const consultation = useNextConsultation(id);
  // Prefetched for the dates of the messages.
  useServerClock();
  const known = conversation.data;
  useDocumentTitle(known ? copy.documentTitle(known.otherName) : copy.loadingTitle);
  return (
    <>
      {known === undefined && <h1 className="visually-hidden">{copy.loadingTitle}</h1>}
      <RemoteView
        query={conversation}
        className={`wrap ${styles.page}`}
        skeleton={<SkeletonCard lines={6} avatar />}
        failureText={copy.failedText}
        card
        isEmpty={(found) => found === null}
        empty={<UnknownConversation />}
      >
        {(found) => found && <Chat conversation={found} messages={messages} consultation={consultation} />}
      </RemoteView>
    </>
  );
}

function UnknownConversation() {
  const side = useAccount()?.role === 'professional' ? 'professional' : 'patient';
  return (
    <Refusal
      level={1}
      title={copy.unknownTitle}
      text={copy.unknownText[side]}
      {...(side === 'professional' && {
        way: { to: '/professional/dashboard', label: copy.professionalDashboard },
      })}
    />
  );
}

interface ChatProps {
  readonly conversation: Conversation;
  readonly messages: Messages;
  readonly consultation: ReturnType<typeof useNextConsultation>;
}

function Chat({ conversation, messages, consultation }: ChatProps) {
  return (
    <div className={styles.chat}>
      <Thread conversation={conversation} messages={messages} />
      <aside className={styles.aside}>
        <NextConsultation conversation={conversation} consultation={consultation} />
        <EmergencyNote />
      </aside>
    </div>
  );
}
