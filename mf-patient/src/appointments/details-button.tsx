import { CalendarDays, CircleHelp, Clock3, Hourglass, Star, Undo2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { CONSULTATION_LINK_LABELS } from 'shared-domain/consultation';
import { formatPrice } from 'shared-domain/money';
import { dayOf, formatDayLong, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { HISTORY_LABELS, labelOf, PAYMENT_LABELS, shownStatus, UNKNOWN_STATUS } from 'shared-domain/status';
import { Button, ButtonAnchor, ButtonLink } from 'shared-ui/button';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { Stars } from 'shared-ui/stars';
import type { PastConsultation } from '../parts/past-consultation';
import { Facts, type Fact } from '../parts/facts';
import { refundOf } from '../parts/outcome';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import styles from './details-button.module.css';

/** All details of a past consultation. */
export function DetailsButton({ consultation }: { consultation: PastConsultation }) {
  const [open, setOpen] = useState(false);
  const { id, professionalName, specialty, startsAt, status, link, review } = consultation;
  const recording = CONSULTATION_LINK_LABELS[status];
  return (
    <>
      <Button
        variant="outline"
        aria-label={copy.detailsLabel(professionalName, formatDayMonth(dayOf(startsAt)))}
        onClick={() => setOpen(true)}
      >
        {copy.details}
      </Button>
      <PlainDialog
        open={open}
        title={copy.detailsTitle}
        onClose={() => setOpen(false)}
        footer={
          <>
            <ButtonLink variant="text" to={`/chat/${id}`}>
              {copy.conversation}
            </ButtonLink>
            {recording && link && (
              <ButtonAnchor variant="primary" href={link} target="_blank" rel="noreferrer">
                {recording}
              </ButtonAnchor>
            )}
          </>
        }
      >
        <p className={styles.who}>
          <strong>{professionalName}</strong>
          {specialty}
        </p>
        <Facts facts={factsOf(consultation)} />
        {review?.comment && <blockquote className={styles.comment}>{review.comment}</blockquote>}
      </PlainDialog>
    </>
  );
}

function factsOf(consultation: PastConsultation): Fact[] {
  const { startsAt, price, payment, review } = consultation;
  const refund = refundOf(consultation);
  return [
    { icon: CalendarDays, label: copy.date, value: formatDayLong(dayOf(startsAt)) },
    { icon: Clock3, label: copy.time, value: timeOf(startsAt) },
    { icon: Hourglass, label: copy.duration, value: copy.minutes },
    {
      icon: CircleHelp,
      label: copy.status,
      value: <StatusBadge label={labelOf(HISTORY_LABELS, shownStatus(consultation), UNKNOWN_STATUS)} />,
    },
    { icon: Wallet, label: copy.price, value: formatPrice(price) },
    ...(payment
      ? [{ icon: Wallet, label: copy.payment, value: <StatusBadge label={PAYMENT_LABELS[payment]} /> }]
      : []),
    ...(refund ? [{ icon: Undo2, label: copy.refund, value: refund }] : []),
    ...(review ? [{ icon: Star, label: copy.rating, value: <Stars value={review.rating} /> }] : []),
  ];
}
