import { QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { MOST_MOVES, mayCancel, mayReschedule } from 'shared-domain/consultation';
import { changeDeadline, dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Button, ButtonLink } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import type { Appointment } from '../parts/appointment';
import { JoinConsultation } from '../parts/join-consultation';
import { useServerClock } from 'shared-ui/server-clock';
import styles from './actions.module.css';
import { CalendarButton } from './calendar-button';
import { CancelButton } from './cancel-button';
import { ChatLink } from './chat-link';
import { copy } from './copy';
import { HoldCountdown } from './hold-countdown';
import { useIsSuspended } from './use-is-suspended';

interface UpcomingActionsProps {
  readonly appointment: Appointment;
  readonly onPay: (consultationId: string) => void;
}

/**
 * What the patient can do now: enter, move or cancel a confirmed consultation; pay or cancel a pending one. The buttons keep
 * their places when it is confirmed meanwhile, so that a question that is open stays open.
 */
export function UpcomingActions({ appointment, onPay }: UpcomingActionsProps) {
  const { id, professionalId, professionalName, startsAt } = appointment;
  const now = useServerClock().now();
  const isScheduled = appointment.status === 'scheduled';
  const suspended = useIsSuspended(id, isScheduled);
  const inTime = mayReschedule(appointment, now);
  const mayMove = inTime && !suspended && appointment.moves < MOST_MOVES;
  return (
    <>
      {isScheduled ? (
        <ScheduledRow appointment={appointment} hint={hintOf(appointment, inTime, suspended)} />
      ) : (
        <PendingRow appointment={appointment} onPay={onPay} />
      )}
      <div className={styles.changes}>
        {isScheduled && <CalendarButton appointment={appointment} />}
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
        {mayCancel(appointment, now, suspended) && <CancelButton appointment={appointment} />}
      </div>
    </>
  );
}

/** Until when a consultation may be moved: "Remarque até 25 de novembro, 11:30"; or why it may not. */
function hintOf({ startsAt, moves }: Appointment, inTime: boolean, suspended: boolean): string {
  if (suspended) return copy.suspended;
  if (!inTime) return copy.changeOver;
  if (moves >= MOST_MOVES) return copy.movesUsedUp;
  const limit = changeDeadline(startsAt);
  return copy.changeUntil(`${formatDayMonth(dayOf(limit))}, ${timeOf(limit)}`);
}

function ScheduledRow({ appointment, hint }: { appointment: Appointment; hint: string }) {
  const { id, professionalName, link } = appointment;
  return (
    <Row hint={hint}>
      <ChatLink consultationId={id} name={professionalName} />
      {link && <JoinConsultation link={link} name={professionalName} />}
    </Row>
  );
}

function PendingRow({ appointment, onPay }: UpcomingActionsProps) {
  const { id, payment, professionalName } = appointment;
  return (
    <Row hint={payment && <HoldCountdown expiresAt={payment.expiresAt} />}>
      <ChatLink consultationId={id} name={professionalName} />
      <Button
        variant="primary"
        icon={<QrCode aria-hidden="true" />}
        aria-label={copy.payLabel(professionalName)}
        onClick={() => onPay(id)}
      >
        {copy.pay}
      </Button>
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
