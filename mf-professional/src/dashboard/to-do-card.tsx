import { Check, Clock3, MessageCircle, QrCode, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnZone } from 'shared-data/own-zone';
import { unreadIn, useConversations } from 'shared-data/conversations';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { Disc } from 'shared-ui/disc';
import { agendaPath } from '../parts/agenda-path';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import styles from './to-do-card.module.css';
import type { Consultation, ConsultationsQuery } from './use-consultations';
import type { ReceivedAbsence } from './use-today';

const words = copy.toDo;

interface ToDoCardProps {
  readonly query: ConsultationsQuery;
  readonly absences: readonly ReceivedAbsence[];
}

/** What waits for the professional: reports of absence, consultations without an outcome, messages, unpaid ones. */
export function ToDoCard({ query, absences }: ToDoCardProps) {
  const { zone } = useOwnZone();
  const conversations = useConversations('professional').data;
  if (!query.data) return null;
  const { upcoming } = query.data;
  const ended = query.data.ended.filter(({ id }) => absences.every((absence) => absence.id !== id));
  const unanswered = absences.filter(({ isAnswered }) => !isAnswered);
  const unread = conversations?.filter((conversation) => conversation.unread > 0) ?? [];
  const unpaid = upcoming.filter(({ status }) => status === 'pending');
  const [newest] = unread;
  const items = [
    unanswered[0] && (
      <Item
        key="absences"
        icon={<UserRoundX />}
        title={words.absences(unanswered.length)}
        text={whoAndWhen(unanswered[0], zone)}
        action={
          <ButtonLink
            variant="outline"
            size="sm"
            to={agendaPath(unanswered[0], zone)}
            aria-label={words.answerOf(unanswered[0].patientName)}
          >
            {words.answer}
          </ButtonLink>
        }
      />
    ),
    ended[0] && (
      <Item
        key="ended"
        icon={<Clock3 />}
        title={words.ended(ended.length)}
        text={whoAndWhen(ended[0], zone)}
        action={
          <ButtonLink
            variant="outline"
            size="sm"
            to={agendaPath(ended[0])}
            aria-label={words.endOf(ended[0].patientName)}
          >
            {words.end}
          </ButtonLink>
        }
      />
    ),
    newest && (
      <Item
        key="unread"
        icon={<MessageCircle />}
        title={words.unread(unreadIn(unread))}
        text={words.from(unread.map(({ otherName }) => otherName))}
        action={
          <ButtonLink
            variant="outline"
            size="sm"
            to={`/chat/${newest.consultationId}`}
            aria-label={words.readOf(newest.otherName)}
          >
            {words.read}
          </ButtonLink>
        }
      />
    ),
    unpaid[0] && (
      <Item
        key="unpaid"
        icon={<QrCode />}
        title={words.unpaid(unpaid.length)}
        text={whoAndWhen(unpaid[0], zone)}
        action={
          <ButtonLink
            variant="outline"
            size="sm"
            to={agendaPath(unpaid[0])}
            aria-label={words.seeOf(unpaid[0].patientName)}
          >
            {words.see}
          </ButtonLink>
        }
      />
    ),
  ].filter(Boolean);
  return (
    <DashboardCard title={words.title}>
      {items.length > 0 ? (
        <ul className={styles.items}>{items}</ul>
      ) : (
        <p className={styles.none}>
          <Disc>
            <Check />
          </Disc>
          {words.none}
        </p>
      )}
    </DashboardCard>
  );
}

const whoAndWhen = (
  { patientName, startsAt }: Pick<Consultation, 'patientName' | 'startsAt'>,
  zone: string,
) => `${patientName}, ${copy.ended.when(formatDayMonth(dayOf(startsAt, zone)), timeOf(startsAt, zone))}`;

interface ItemProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

const Item = ({ icon, title, text, action }: ItemProps) => (
  <li>
    <Disc tone="warm">{icon}</Disc>
    <span className={styles.what}>
      <strong>{title}</strong>
      <small>{text}</small>
    </span>
    {action}
  </li>
);
