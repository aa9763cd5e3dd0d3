import { QrCode, Video } from 'lucide-react';
import { useState } from 'react';
import { CHANGE_HOURS, canChange, dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Button, ButtonAnchor } from 'shared-ui/button';
import type { Appointment } from '../parts/appointment';
import styles from './appointment-actions.module.css';
import { copy } from './copy';
import { HoldCountdown } from './hold-countdown';
import { PayDialog } from './pay-dialog';

/** What the patient can do now: enter a confirmed session, pay a pending one. Nothing once it is over. */
export function AppointmentActions({ appointment }: { appointment: Appointment }) {
  const { status } = appointment;
  if (status === 'scheduled') return <ScheduledActions appointment={appointment} />;
  if (status === 'pending' && appointment.payment) return <PendingActions appointment={appointment} />;
  return null;
}

function ScheduledActions({ appointment }: { appointment: Appointment }) {
  const { startsAt, sessionLink, professionalName } = appointment;
  return (
    <div className={styles.actions}>
      <span className={styles.hint}>
        {canChange(startsAt, new Date()) && copy.changeUntil(changeLimit(startsAt))}
      </span>
      {sessionLink && (
        <ButtonAnchor
          variant="primary"
          href={sessionLink}
          target="_blank"
          rel="noreferrer"
          icon={<Video aria-hidden="true" />}
          aria-label={copy.enterLabel(professionalName)}
        >
          {copy.enter}
        </ButtonAnchor>
      )}
    </div>
  );
}

/** Until when a session may be moved: "25 de novembro, 11:30". */
function changeLimit(startsAt: string): string {
  const limit = new Date(Date.parse(startsAt) - CHANGE_HOURS * 3_600_000);
  return `${formatDayMonth(dayOf(limit))}, ${timeOf(limit)}`;
}

function PendingActions({ appointment }: { appointment: Appointment }) {
  const [paying, setPaying] = useState(false);
  const { payment, professionalName } = appointment;
  if (!payment) return null;
  return (
    <div className={styles.actions}>
      <span className={styles.hint}>
        <HoldCountdown expiresAt={payment.expiresAt} />
      </span>
      <Button
        variant="primary"
        icon={<QrCode aria-hidden="true" />}
        aria-label={copy.payLabel(professionalName)}
        onClick={() => setPaying(true)}
      >
        {copy.pay}
      </Button>
      <PayDialog open={paying} payment={payment} onClose={() => setPaying(false)} />
    </div>
  );
}
