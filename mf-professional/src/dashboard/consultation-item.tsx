import { MessageCircle, Video } from 'lucide-react';
import { useUnreadMessages } from 'shared-data/conversations';
import { CONSULTATION_LABELS } from 'shared-domain/status';
import { roomPath } from 'shared-domain/booking-path';
import { Button, ButtonLink } from 'shared-ui/button';
import { UnreadCount } from 'shared-ui/conversations';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import { ConsultationFacts } from './consultation-facts';
import styles from './consultation-item.module.css';
import type { Consultation } from './use-consultations';

/** One upcoming consultation. It can be started once the patient has paid. */
export function ConsultationItem({ consultation }: { consultation: Consultation }) {
  const { patientName, status, link } = consultation;
  return (
    <ConsultationFacts
      consultation={consultation}
      action={
        <>
          {link ? (
            <ButtonLink
              variant="outline"
              to={roomPath(consultation.id)}
              icon={<Video aria-hidden="true" />}
              aria-label={copy.startLabel(patientName)}
            >
              {copy.start}
            </ButtonLink>
          ) : (
            <Button variant="outline" icon={<Video aria-hidden="true" />} disabled>
              {copy.start}
            </Button>
          )}
          <ChatLink consultation={consultation} />
        </>
      }
    >
      <StatusBadge label={CONSULTATION_LABELS[status]} />
      {!link && <p>{copy.waitingPayment}</p>}
    </ConsultationFacts>
  );
}

/** Link to the conversation with a consultation's patient, with its unread count. */
export function ChatLink({ consultation: { id, patientId, patientName } }: { consultation: Consultation }) {
  return (
    <ButtonLink
      variant="text"
      to={`/chat/${id}`}
      icon={<MessageCircle aria-hidden="true" />}
      className={styles.chat}
    >
      <span>
        {copy.chat}
        <span className="visually-hidden"> {copy.chatWith(patientName)}</span>
      </span>
      <UnreadCount of={useUnreadMessages('professional', patientId)} />
    </ButtonLink>
  );
}
