import { MessageCircle, Video } from 'lucide-react';
import { APPOINTMENT_LABELS } from 'shared-domain/status';
import { Button, ButtonAnchor, ButtonLink } from 'shared-ui/button';
import { UnreadCount, useUnreadMessages } from 'shared-ui/conversations';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import { SessionFacts } from './session-facts';
import styles from './session-item.module.css';
import type { Session } from './use-sessions';

/** One coming session. It can be started once the patient has paid. */
export function SessionItem({ session }: { session: Session }) {
  const { patientName, status, link } = session;
  return (
    <SessionFacts
      session={session}
      action={
        <>
          {link ? (
            <ButtonAnchor
              variant="outline"
              href={link}
              target="_blank"
              rel="noreferrer"
              icon={<Video aria-hidden="true" />}
              aria-label={copy.startLabel(patientName)}
            >
              {copy.start}
            </ButtonAnchor>
          ) : (
            <Button variant="outline" icon={<Video aria-hidden="true" />} disabled>
              {copy.start}
            </Button>
          )}
          <ChatLink session={session} />
        </>
      }
    >
      <StatusBadge label={APPOINTMENT_LABELS[status]} />
      {!link && <p>{copy.waitingPayment}</p>}
    </SessionFacts>
  );
}

/** The way to the conversation about a session, with how many messages wait there. */
export function ChatLink({ session: { id, patientName } }: { session: Session }) {
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
      <UnreadCount of={useUnreadMessages(id)} />
    </ButtonLink>
  );
}
