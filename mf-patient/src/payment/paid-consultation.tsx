import { CalendarDays, Clock3, Hourglass, Undo2, Wallet } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { CONSULTATION_MINUTES, dayOf, formatDayLong, timeOf } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { Card } from 'shared-ui/card';
import { DeviceTime } from 'shared-ui/device-time';
import { Note } from 'shared-ui/note';
import { Facts } from '../parts/facts';
import { copy } from './copy';
import { moment } from './moment';
import type { Payment } from './payment';
import styles from './payment.module.css';

/** What the payment is for, and until when it is refunded. */
export function PaidConsultation({ payment }: { readonly payment: Payment }) {
  const { professionalName, startsAt, amount, freeUntil, state } = payment;
  const now = useServerClock().now();
  const isOver = state === 'expired' || state === 'returned' || state === 'cancelled';
  return (
    <Card as="section" className={styles.consultation} aria-label={copy.consultation}>
      <h2>{professionalName}</h2>
      <Facts
        small
        facts={[
          { icon: CalendarDays, label: copy.date, value: formatDayLong(dayOf(startsAt)) },
          {
            icon: Clock3,
            label: copy.time,
            value: (
              <>
                {timeOf(startsAt)}
                <DeviceTime at={startsAt} />
              </>
            ),
          },
          { icon: Hourglass, label: copy.duration, value: copy.minutes(CONSULTATION_MINUTES) },
          { icon: Wallet, label: copy.total, value: formatBrl(amount) },
        ]}
      />
      {!isOver && now < new Date(freeUntil) && (
        <Note icon={<Undo2 aria-hidden="true" />}>{copy.freeUntil(moment(freeUntil))}</Note>
      )}
    </Card>
  );
}
