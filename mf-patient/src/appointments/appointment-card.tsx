import { Clock3, Hourglass, Wallet } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { dayOf, timeOf } from 'shared-domain/schedule';
import { APPOINTMENT_LABELS } from 'shared-domain/status';
import { Card } from 'shared-ui/card';
import { DateBlock } from 'shared-ui/date-block';
import { StatusBadge } from 'shared-ui/status-badge';
import type { Appointment } from '../parts/appointment';
import styles from './appointment-card.module.css';
import { AppointmentActions } from './appointment-actions';
import { copy } from './copy';

/** One consultation: when, with whom, what it costs, how it stands and what can be done. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { professionalName, specialty, startsAt, status, price } = appointment;
  return (
    <Card as="article" className={styles.appointment}>
      <DateBlock day={dayOf(startsAt)} />
      <div className={styles.facts}>
        <div className={styles.head}>
          <h2>{professionalName}</h2>
          <StatusBadge label={APPOINTMENT_LABELS[status]} />
        </div>
        <p className={styles.specialty}>{specialty}</p>
        <div className={styles.meta}>
          <span>
            <Clock3 aria-hidden="true" />
            {timeOf(startsAt)}
          </span>
          <span>
            <Hourglass aria-hidden="true" />
            {copy.minutes}
          </span>
          <span>
            <Wallet aria-hidden="true" />
            {formatPrice(price)}
          </span>
        </div>
      </div>
      <AppointmentActions appointment={appointment} />
    </Card>
  );
}
