import { Clock3, Hourglass } from 'lucide-react';
import { mayRenew } from 'shared-domain/consultation';
import { formatPrice } from 'shared-domain/money';
import { dayOf, formatDayMonth, CONSULTATION_MINUTES, timeOf } from 'shared-domain/schedule';
import { HISTORY_LABELS, labelOf, PAYMENT_LABELS, shownStatus, UNKNOWN_STATUS } from 'shared-domain/status';
import { Link } from 'shared-portal/router';
import { DateBlock } from 'shared-ui/date-block';
import { DeviceTime } from 'shared-ui/device-time';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import { useServerClock } from 'shared-data/server-clock';
import { Stars } from 'shared-ui/stars';
import type { PastConsultation } from '../parts/past-consultation';
import { StatusBadge } from 'shared-ui/status-badge';
import { RefundLine } from '../parts/refund-line';
import { copy } from './copy';
import { ConsultationAction } from './consultation-action';
import styles from './consultation-row.module.css';

/** One consultation: time, professional, status, payment, link. */
export function ConsultationRow({ consultation }: { consultation: PastConsultation }) {
  const { professionalName, specialty, startsAt, status, price, payment } = consultation;
  const day = dayOf(startsAt);
  const now = useServerClock().now();
  const isPayable = status === 'pending' || mayRenew(consultation, now);
  return (
    <li className={styles.row}>
      <DateBlock day={day} past={new Date(startsAt) < now} />
      <div className={styles.facts}>
        <div className={styles.name}>
          <h3>{professionalName}</h3>
          <StatusBadge label={labelOf(HISTORY_LABELS, shownStatus(consultation), UNKNOWN_STATUS)} />
        </div>
        <MetaLine className={styles.times}>
          <MetaItem>{specialty}</MetaItem>
          <MetaItem icon={Clock3}>
            <span>
              {timeOf(startsAt)}
              <DeviceTime at={startsAt} />
            </span>
          </MetaItem>
          <MetaItem icon={Hourglass}>{copy.minutes(CONSULTATION_MINUTES)}</MetaItem>
        </MetaLine>
        <ReviewState consultation={consultation} />
        <RefundLine consultation={consultation} />
      </div>
      <div className={styles.pay}>
        <b>{formatPrice(price)}</b>
        {payment && <StatusBadge label={PAYMENT_LABELS[payment]} />}
      </div>
      <div className={styles.act}>
        <ConsultationAction consultation={consultation} day={formatDayMonth(day)} isPayable={isPayable} />
      </div>
    </li>
  );
}

/** The patient's review, or the invitation to write one. */
function ReviewState({ consultation }: { consultation: PastConsultation }) {
  const { id, status, review, professionalName, startsAt } = consultation;
  if (review)
    return (
      <p className={styles.quote}>
        <Stars value={review.rating} />
        <span>{review.comment ? `“${review.comment}”` : copy.rated(review.rating)}</span>
      </p>
    );
  if (status !== 'completed') return null;
  return (
    <p className={styles.quote}>
      <Link
        to={`/feedback?consultation=${id}`}
        aria-label={copy.rateLabel(professionalName, formatDayMonth(dayOf(startsAt)))}
      >
        {copy.rate}
      </Link>
    </p>
  );
}
