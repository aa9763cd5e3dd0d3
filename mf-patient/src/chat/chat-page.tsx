import type { Side } from 'shared-data/conversations';
import { useAccount } from 'shared-portal/portal';
import { useParams } from 'shared-portal/router';
import { ConversationView } from 'shared-ui/conversation';
import { Refusal } from '../parts/refusal';
import styles from './chat-page.module.css';
import { copy } from './copy';
import { NextConsultation } from './next-consultation';
import { useNextConsultation } from 'shared-data/next-consultation';

const HOME: Record<Side, string> = {
  patient: '/patient/appointments',
  professional: '/professional/dashboard',
};

export function ChatPage() {
  const { id = '' } = useParams();
  return <ConversationPage key={id} id={id} />;
}

function ConversationPage({ id }: { readonly id: string }) {
  const consultation = useNextConsultation(id);
  return (
    <ConversationView
      id={id}
      backTo={(side) => HOME[side]}
      unknown={<UnknownConversation />}
      aside={(conversation) => <NextConsultation conversation={conversation} consultation={consultation} />}
      className={`wrap ${styles.page}`}
    />
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
