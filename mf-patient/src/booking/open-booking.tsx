import { QrCode } from 'lucide-react';
import { paymentPath } from 'shared-domain/booking-path';
import type { Professional } from 'shared-domain/professional';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { useUnpaidBookings } from '../parts/use-upcoming-consultations';
import { useServerClock } from 'shared-data/server-clock';
import { copy } from './copy';
import styles from './steps.module.css';

interface OpenBookingProps {
  readonly professional: Professional;
  readonly zone: string;
}

/** Warns of a booking with this professional that awaits payment, to prevent accidental double bookings. */
export function OpenBooking({ professional: { userId, name }, zone }: OpenBookingProps) {
  const now = useServerClock().now();
  const waiting = useUnpaidBookings(userId).data?.find(
    ({ payment }) => payment && now < new Date(payment.expiresAt),
  );
  if (!waiting) return null;
  const { startsAt } = waiting;
  return (
    <div className={styles.note} role="status">
      <QrCode aria-hidden="true" />
      <p>
        {copy.openBooking(formatDayMonth(dayOf(startsAt, zone)), timeOf(startsAt, zone), name)}{' '}
        <Link to={paymentPath(userId, waiting.id)}>{copy.payNow}</Link>
      </p>
    </div>
  );
}
