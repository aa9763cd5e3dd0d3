import { Ban, MessageCircle, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { hasBegun, hasEnded } from 'shared-domain/consultation';
import { timeOf } from 'shared-domain/schedule';
import { CONSULTATION_LABELS } from 'shared-domain/status';
import { Link } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { ABSENCE_LABELS, absenceStateOf } from '../parts/absence';
import { agendaPath, newPath } from '../parts/agenda-path';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import styles from './day-card.module.css';
import { entriesOf, type DayEntry } from './day-entries';
import type { DayConsultation, TodayQuery } from './use-today';

const words = copy.day;

interface DayCardProps {
  readonly query: TodayQuery;
  readonly now: Date;
}

/** The current day from its first entry to its last, with the time. */
export function DayCard({ query, now }: DayCardProps) {
  return (
    <DashboardCard
      title={words.title}
      aside={
        <ButtonLink variant="text" size="sm" to="/professional/agenda">
          {words.agenda}
        </ButtonLink>
      }
    >
      <RemoteView
        query={query}
        level={3}
        className={styles.view}
        skeleton={<SkeletonCard bare lines={6} />}
        failureText={words.failedText}
      >
        {(today) => {
          const entries = entriesOf(today);
          const passed = entries.filter(({ startsAt }) => hasBegun({ startsAt }, now)).length;
          return entries.length === 0 ? (
            <p className={styles.none}>{words.none}</p>
          ) : (
            <ol className={styles.day}>
              {entries.map((entry, place) => (
                <Fragment key={entry.id}>
                  {place === passed && <NowLine time={timeOf(now, today.timeZone)} />}
                  <Row entry={entry} now={now} zone={today.timeZone} isNext={place === passed} />
                </Fragment>
              ))}
              {passed === entries.length && <NowLine time={timeOf(now, today.timeZone)} />}
            </ol>
          );
        }}
      </RemoteView>
    </DashboardCard>
  );
}

const NowLine = ({ time }: { readonly time: string }) => (
  <li className={styles.now}>
    <span className="visually-hidden">{words.now} </span>
    <b>{time}</b>
  </li>
);

interface RowProps {
  readonly entry: DayEntry;
  readonly now: Date;
  readonly zone: string;
  /** The first after now. */
  readonly isNext: boolean;
}

function labelOf(consultation: DayConsultation) {
  const absence = absenceStateOf(consultation);
  return absence ? ABSENCE_LABELS[absence] : CONSULTATION_LABELS[consultation.status];
}

const SOON_MS = 60 * 60_000;

function Row({ entry, now, zone, isNext }: RowProps) {
  const { kind, startsAt, endsAt } = entry;
  const until = timeOf(endsAt, zone);
  const isOver = hasEnded({ endsAt }, now);
  const isSoon = isNext && kind === 'consultation' && Date.parse(startsAt) - now.getTime() <= SOON_MS;
  return (
    <li
      className={classNames(
        styles.row,
        kind !== 'consultation' && styles.quiet,
        isOver && styles.over,
        isSoon && styles.soon,
      )}
    >
      <time dateTime={startsAt}>{timeOf(startsAt, zone)}</time>
      {kind === 'free' && (
        <>
          <span>{words.free}</span>
          <ButtonLink
            variant="text"
            to={newPath(startsAt, zone)}
            icon={<Plus aria-hidden="true" />}
            aria-label={words.book(timeOf(startsAt, zone))}
          />
        </>
      )}
      {kind === 'block' && (
        <>
          <span>{words.block(entry.note ?? words.blocked, until)}</span>
          <Ban aria-hidden="true" />
        </>
      )}
      {kind === 'consultation' && (
        <>
          <span className={styles.who}>
            <Link to={agendaPath(entry, zone)}>{entry.patientName}</Link>
            <small>{isOver && entry.status === 'scheduled' ? words.ended(until) : words.until(until)}</small>
          </span>
          <span className={styles.state}>
            <StatusBadge label={labelOf(entry)} />
          </span>
          <ButtonLink
            variant="text"
            to={`/chat/${entry.id}`}
            icon={<MessageCircle aria-hidden="true" />}
            aria-label={words.chat(entry.patientName, timeOf(startsAt, zone))}
          />
        </>
      )}
    </li>
  );
}
