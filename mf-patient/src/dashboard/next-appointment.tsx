import { Clock3, QrCode } from 'lucide-react';
import { dayOf, timeOf } from 'shared-domain/schedule';
import { APPOINTMENT_LABELS } from 'shared-domain/status';
import { ButtonLink } from 'shared-ui/button';
import { DateBlock } from 'shared-ui/date-block';
import { StatusBadge } from 'shared-ui/status-badge';
import type { Appointment } from '../parts/appointment';
import { EnterSession } from '../parts/enter-session';
import { copy } from './copy';
import styles from './next-appointment.module.css';

/** One of the coming sessions, with the one thing to do about it. */
export function NextAppointment({ appointment }: { appointment: Appointment }) {
  const { professionalName, specialty, startsAt, status, sessionLink } = appointment;
  return (
    <li className={styles.item}>
      <DateBlock day={dayOf(startsAt)} />
      <div className={styles.facts}>
        <h3>{professionalName}</h3>
        <p>
          <Clock3 aria-hidden="true" /> {timeOf(startsAt)}
          <span>{specialty}</span>
        </p>
        <StatusBadge label={APPOINTMENT_LABELS[status]} />
      </div>
      <div className={styles.action}>
        {status === 'scheduled' && sessionLink && (
          <EnterSession variant="outline" link={sessionLink} name={professionalName} label={copy.enter} />
        )}
        {status === 'pending' && (
          <ButtonLink
            variant="outline"
            to="/patient/appointments"
            icon={<QrCode aria-hidden="true" />}
            aria-label={copy.payLabel(professionalName)}
          >
            {copy.pay}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
