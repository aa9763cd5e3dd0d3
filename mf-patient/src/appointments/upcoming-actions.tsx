import type { ReactNode } from 'react';
import { hasBegun, hasEnded, MAX_MOVES, mayReschedule } from 'shared-domain/consultation';
import { changeDeadline, dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { classNames } from 'shared-ui/class-names';
import { JoinConsultation } from '../parts/join-consultation';
import { PayButton } from '../parts/pay-button';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { AbsenceNote } from './absence/absence-note';
import styles from './actions.module.css';
import { ChatLink } from './chat-link';
import { copy } from './copy';
import { HoldCountdown } from './hold-countdown';
import { UpcomingMenu } from './upcoming-menu';

interface UpcomingActionsProps {
  readonly consultation: UpcomingConsultation;
  /** Its professional is suspended. */
  readonly suspended: boolean;
}

/**
 * Two buttons and a menu. The menu keeps its position when the status changes to confirmed, so that an open
 * dialog stays open.
 */
export function UpcomingActions({ consultation, suspended }: UpcomingActionsProps) {
  const { professionalName, status, link, payment } = consultation;
  const now = useServerClock().now();
  const isScheduled = status === 'scheduled';
  return (
    <div className={styles.actions}>
      <AbsenceNote consultation={consultation} className={styles.wide} />
      <span className={styles.hint}>
        {isScheduled
          ? hintOf(consultation, now, suspended)
          : payment && <PendingHint payment={payment} now={now} />}
      </span>
      <span className={classNames(styles.buttons, styles.mainLast)}>
        <ChatLink consultation={consultation} />
        {isScheduled && link && <JoinConsultation id={consultation.id} name={professionalName} />}
        {!isScheduled && isPayable(consultation, now) && <PayButton consultation={consultation} />}
        <UpcomingMenu consultation={consultation} suspended={suspended} />
      </span>
    </div>
  );
}

/** The charge of a consultation made by the professional, or of a series, opens later. */
const isPayable = ({ payment }: UpcomingConsultation, now: Date): boolean =>
  payment === null || payment.opensAt === null || new Date(payment.opensAt) <= now;

function PendingHint({
  payment,
  now,
}: {
  payment: NonNullable<UpcomingConsultation['payment']>;
  now: Date;
}): ReactNode {
  const { opensAt, expiresAt } = payment;
  if (opensAt === null) return <HoldCountdown expiresAt={expiresAt} />;
  return new Date(opensAt) > now ? copy.opensOn(moment(opensAt)) : copy.payUntil(moment(expiresAt));
}

const moment = (instant: string): string => `${formatDayMonth(dayOf(instant))}, ${timeOf(instant)}`;

/** Deadline for rescheduling, "Remarque até 25 de novembro, 11:30", or why it is not possible. */
function hintOf(consultation: UpcomingConsultation, now: Date, suspended: boolean): string {
  const { startsAt, endsAt, moves } = consultation;
  if (hasEnded(consultation, now)) return copy.ended; // since the list was read
  if (suspended) return copy.suspended;
  if (hasBegun(consultation, now)) return copy.running(timeOf(endsAt));
  if (!mayReschedule(consultation, now)) return copy.changeOver;
  if (moves >= MAX_MOVES) return copy.movesUsedUp;
  return copy.changeUntil(moment(changeDeadline(startsAt)));
}
