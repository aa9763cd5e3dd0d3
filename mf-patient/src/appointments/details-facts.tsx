import { CalendarDays, CircleHelp, Clock3, Hourglass, Repeat, Star, Undo2, Wallet } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { dayOf, formatDayLong, timeOf } from 'shared-domain/schedule';
import {
  CONSULTATION_LABELS,
  labelOf,
  PAYMENT_LABELS,
  shownStatus,
  UNKNOWN_STATUS,
} from 'shared-domain/status';
import { Stars } from 'shared-ui/stars';
import { DeviceTime } from 'shared-ui/device-time';
import { StatusBadge } from 'shared-ui/status-badge';
import type { Fact } from '../parts/facts';
import { refundOf } from '../parts/outcome';
import { copy } from './copy';
import { copy as seriesCopy } from './series/copy';
import type { ConsultationDetails } from './use-consultation';

/** Everything about a consultation, as labels and values. */
export function detailsOf(consultation: ConsultationDetails): Fact[] {
  const { startsAt, price, payment, review, seriesDate, isRefundDue, refundedAt } = consultation;
  // The refund line says more of one that is due or made.
  const refund = isRefundDue || refundedAt !== null ? null : refundOf(consultation);
  return [
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
    { icon: Hourglass, label: copy.duration, value: copy.minutes },
    ...(seriesDate
      ? [{ icon: Repeat, label: copy.series, value: seriesCopy.number(seriesDate.number, seriesDate.all) }]
      : []),
    {
      icon: CircleHelp,
      label: copy.status,
      value: <StatusBadge label={labelOf(CONSULTATION_LABELS, shownStatus(consultation), UNKNOWN_STATUS)} />,
    },
    { icon: Wallet, label: copy.price, value: formatPrice(price) },
    ...(payment
      ? [{ icon: Wallet, label: copy.payment, value: <StatusBadge label={PAYMENT_LABELS[payment]} /> }]
      : []),
    ...(refund ? [{ icon: Undo2, label: copy.refund, value: refund }] : []),
    ...(review ? [{ icon: Star, label: copy.rating, value: <Stars value={review.rating} /> }] : []),
  ];
}
