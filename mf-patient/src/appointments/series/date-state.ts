import { hasBegun, MAX_MOVES } from 'shared-domain/consultation';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import type { StatusLabel } from 'shared-domain/status';
import type { OpenPayment, UpcomingConsultation } from '../../parts/upcoming-consultation';
import { shortMoment } from '../short-moment';
import { copy } from './copy';
import {
  isSkipped,
  type OffDate,
  type OffReason,
  type RunningSeries,
  type SeriesDate,
} from './running-series';

interface DateState {
  readonly label: StatusLabel;
  /** What follows from it. */
  readonly text?: string;
}

const CALLED_OFF: ReadonlySet<OffReason> = new Set(['by_professional', 'by_platform']);

interface Payable {
  readonly status: UpcomingConsultation['status'];
  readonly payment: Pick<OpenPayment, 'opensAt' | 'expiresAt'> | null;
}

/** Whether the charge of a consultation is open now. */
export function canPay({ status, payment }: Payable, now: Date): boolean {
  if (status !== 'pending' || payment === null) return false;
  const isOpen = payment.opensAt === null || new Date(payment.opensAt) <= now;
  return isOpen && now < new Date(payment.expiresAt);
}

/** Minutes before its start when a late charge of a date closes. */
const LAST_PAY_MINUTES = 30;

/** Whether a date that the patient left out can be taken back: the professional's notice and some time to pay are left. */
export function mayRestore({ noticeHours }: RunningSeries, date: OffDate, now: Date): boolean {
  const minutes = (Date.parse(date.startsAt) - now.getTime()) / 60_000;
  return (
    isSkipped(date) && date.moves < MAX_MOVES && minutes >= noticeHours * 60 && minutes > LAST_PAY_MINUTES
  );
}

/** The state of a date in words. */
export function stateOf(date: SeriesDate, isProposed: boolean, now: Date): DateState {
  if (date.state === 'later')
    return { label: { text: copy.later, tone: 'neutral', sign: 'reserved' }, text: copy.laterText };
  if (date.state === 'off')
    return {
      label: CALLED_OFF.has(date.reason)
        ? { text: copy.off[date.reason], tone: 'cancelled' }
        : { text: copy.off[date.reason], tone: 'neutral', sign: 'hidden' },
    };
  const { status, payment } = date.consultation;
  if (isProposed) return { label: { text: copy.proposalOpen, tone: 'pending' } };
  if (status === 'scheduled')
    return {
      label: { text: hasBegun(date, now) ? copy.running : copy.paid, tone: 'confirmed', sign: 'done' },
    };
  if (payment?.opensAt && new Date(payment.opensAt) > now)
    return {
      label: { text: copy.reserved, tone: 'neutral', sign: 'reserved' },
      text: copy.chargeOn(formatDayMonth(dayOf(payment.opensAt))),
    };
  if (!canPay(date.consultation, now))
    return { label: { text: copy.payOver, tone: 'neutral', sign: 'overdue' } };
  return {
    label: { text: copy.toPay, tone: 'pending' },
    ...(payment && { text: copy.payUntil(shortMoment(payment.expiresAt)) }),
  };
}
