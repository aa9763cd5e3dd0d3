import { CalendarPlus, CalendarX2, Check, Clock3, MessageCircle } from 'lucide-react';
import { dayOf, dateBlock } from 'shared-domain/schedule';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { Link } from 'shared-portal/router';
import { Avatar } from 'shared-ui/avatar';
import { ButtonLink } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { Tag } from 'shared-ui/tag';
import { UnreadCount } from 'shared-ui/conversations';
import { agendaPath, newForPath } from '../parts/agenda-path';
import { useIsSuspended } from '../parts/use-is-suspended';
import { copy } from './copy';
import styles from './patient-table.module.css';
import type { Patient, PatientPage } from './use-patients';
import { dayText, isToday, momentText } from './when';

const words = copy.columns;

/** The patients of a page; a list of rows in one card on phones. */
export function PatientTable({ page }: { readonly page: PatientPage }) {
  return (
    <ListTable<Patient>
      label={copy.title}
      className={styles.patients}
      rowKey={({ id }) => id}
      entries={page.patients}
      columns={[
        {
          title: words.patient,
          className: styles.patient,
          render: (_, patient) => <Who patient={patient} page={page} />,
        },
        {
          title: words.next,
          className: styles.next,
          render: (_, patient) => <Next patient={patient} page={page} />,
        },
        {
          title: words.last,
          className: styles.last,
          render: (_, { lastAt }) => (lastAt ? dayText(lastAt, page) : copy.first),
        },
        { title: words.completed, dataIndex: 'completed', className: styles.completed },
        {
          title: words.situation,
          className: styles.situation,
          render: (_, patient) => <Situation patient={patient} />,
        },
        {
          title: <span className="visually-hidden">{words.chat}</span>,
          className: styles.chat,
          render: (_, patient) => <Chat patient={patient} />,
        },
      ]}
    />
  );
}

interface CellProps {
  readonly patient: Patient;
  readonly page: PatientPage;
}

function Who({ patient: { name, email, since, completed }, page: { timeZone } }: CellProps) {
  const day = dayOf(since, timeZone);
  return (
    <span className={styles.who}>
      <Avatar name={name} size="sm" />
      <span>
        <strong>{name}</strong>
        <span className={styles.facts}>
          <span className={styles.since}>
            {completed === 0 ? copy.fresh : copy.since(`${dateBlock(day).month} de ${day.slice(0, 4)}`)}
          </span>
          <span className={styles.email}>
            <Email address={email} />
          </span>
        </span>
      </span>
    </span>
  );
}

/** A long address breaks before its domain. */
function Email({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Next({ patient: { id, name, next }, page }: CellProps) {
  const isSuspended = useIsSuspended();
  if (!next && isSuspended) return <span className={styles.none}>{copy.noNext}</span>;
  if (!next)
    return (
      <ButtonLink
        variant="text"
        to={newForPath(id)}
        icon={<CalendarPlus aria-hidden="true" />}
        className={styles.book}
        aria-label={copy.bookFor(name)}
      >
        {copy.book}
      </ButtonLink>
    );
  return (
    <>
      <Link
        to={agendaPath(next, page.timeZone)}
        className={classNames(styles.when, isToday(next.startsAt, page) && styles.today)}
      >
        <time dateTime={next.startsAt}>{momentText(next.startsAt, page)}</time>
      </Link>
      {next.status === 'pending' && (
        <span className={styles.pix}>
          <Clock3 aria-hidden="true" />
          {copy.awaitsPix}
        </span>
      )}
    </>
  );
}

const Situation = ({ patient: { next } }: Pick<CellProps, 'patient'>) =>
  next ? (
    <Tag tone="brand" icon={<Check aria-hidden="true" />}>
      {copy.active}
    </Tag>
  ) : (
    <Tag icon={<CalendarX2 aria-hidden="true" />}>{copy.idle}</Tag>
  );

function Chat({ patient: { name, chatId, unread } }: Pick<CellProps, 'patient'>) {
  return (
    <ButtonLink
      variant="text"
      to={`/chat/${chatId}`}
      icon={<MessageCircle aria-hidden="true" />}
      className={styles.open}
    >
      <span className="visually-hidden">{copy.chat(name)}</span>
      <UnreadCount of={{ data: unread, isError: false }} />
    </ButtonLink>
  );
}

export function PatientTableSkeleton() {
  return (
    <ListTableSkeleton
      className={styles.patients}
      columns={[
        [words.patient, '13rem'],
        [words.next, '8rem'],
        [words.last, '6rem'],
        [words.completed, '1.5rem'],
        [words.situation, '6rem'],
      ]}
    />
  );
}
