import type { ReactNode } from 'react';
import { hasBegun, hasEnded, MAX_MOVES, mayCancel, mayReschedule } from 'shared-domain/consultation';
import { changeDeadline, dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { JoinConsultation } from '../parts/join-consultation';
import { PayButton } from '../parts/pay-button';
import { useServerClock } from 'shared-data/server-clock';
import styles from './actions.module.css';
import { CalendarButton } from './calendar-button';
import { CancelButton } from './cancel-button';
import { ChatLink } from './chat-link';
import { copy } from './copy';
import { HoldCountdown } from './hold-countdown';

interface UpcomingActionsProps {
  readonly consultation: UpcomingConsultation;
  /** Its professional is suspended. */
  readonly suspended: boolean;
  readonly onPay: (consultationId: string) => void;
}

/**
 * Available actions: join, move or cancel a confirmed consultation; pay or cancel a pending one. The buttons
 * keep their positions when the status changes to confirmed, so that an open dialog stays open.
 */
export function UpcomingActions({ consultation, suspended, onPay }: UpcomingActionsProps) {
  const { id, professionalId, professionalName, startsAt } = consultation;
  const now = useServerClock().now();
  const isScheduled = consultation.status === 'scheduled';
  const mayMove = mayReschedule(consultation, now) && !suspended && consultation.moves < MAX_MOVES;
  return (
    <>
      {isScheduled ? (
        <ScheduledRow consultation={consultation} hint={hintOf(consultation, now, suspended)} />
      ) : (
        <PendingRow consultation={consultation} onPay={onPay} />
      )}
      <div className={styles.changes}>
        {isScheduled && <CalendarButton consultation={consultation} />}
        {mayMove && (
          <ButtonLink
            variant="text"
            size="sm"
            to={`/patient/booking/${professionalId}?consulta=${id}`}
            aria-label={copy.rescheduleLabel(professionalName, formatDayMonth(dayOf(startsAt)))}
          >
            {copy.reschedule}
          </ButtonLink>
        )}
        {mayCancel(consultation, now, suspended) && <CancelButton consultation={consultation} />}
      </div>
    </>
  );
}

/** Deadline for rescheduling, "Remarque até 25 de novembro, 11:30", or why it is not possible. */
function hintOf(consultation: UpcomingConsultation, now: Date, suspended: boolean): string {
  const { startsAt, endsAt, moves } = consultation;
  if (hasEnded(consultation, now)) return copy.ended; // since the list was read
  if (suspended) return copy.suspended;
  if (hasBegun(consultation, now)) return copy.running(timeOf(endsAt));
  if (!mayReschedule(consultation, now)) return copy.changeOver;
  if (moves >= MAX_MOVES) return copy.movesUsedUp;
  const limit = changeDeadline(startsAt);
  return copy.changeUntil(`${formatDayMonth(dayOf(limit))}, ${timeOf(limit)}`);
}

function ScheduledRow({ consultation, hint }: { consultation: UpcomingConsultation; hint: string }) {
  const { id, professionalName, link } = consultation;
  return (
    <Row hint={hint}>
      <ChatLink consultationId={id} name={professionalName} />
      {link && <JoinConsultation link={link} name={professionalName} />}
    </Row>
  );
}

function PendingRow({ consultation, onPay }: Omit<UpcomingActionsProps, 'suspended'>) {
  const { id, payment, professionalName } = consultation;
  return (
    <Row hint={payment && <HoldCountdown expiresAt={payment.expiresAt} />}>
      <ChatLink consultationId={id} name={professionalName} />
      <PayButton name={professionalName} onClick={() => onPay(id)} />
    </Row>
  );
}

function Row({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <span className={styles.hint}>{hint}</span>
      <span className={classNames(styles.buttons, styles.mainLast)}>{children}</span>
    </div>
  );
}
