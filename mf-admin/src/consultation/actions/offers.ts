import { cents, formatBrl } from 'shared-domain/money';
import { shortInstant } from '../../parts/charge/when';
import { copy } from '../copy';
import type { Consultation } from '../use-consultation';
import type { ConsultationAction } from './consultation-action';

interface Offer {
  readonly action: ConsultationAction;
  readonly label: string;
  readonly note: string;
  /** Why it cannot be done now. */
  readonly fault: string | null;
}

const ABSENT_AFTER_MS = 15 * 60_000;

/** What may be done with a consultation, in the order of the list, and why not now. The server decides the same. */
export function offersOf(consultation: Consultation, now: Date): readonly Offer[] {
  const { status, patient, is_own: isOwn } = consultation;
  const isPaid = status !== 'pending';
  return [
    {
      action: 'mover',
      label: copy.move,
      note: copy.moveNote,
      fault: isOwn ? copy.own : moveFault(consultation, now),
    },
    {
      action: 'cancelar',
      label: isPaid ? copy.cancel : copy.cancelUnpaid,
      note: goingBack(consultation),
      fault: isOwn ? copy.own : cancelFault(consultation, now),
    },
    { action: 'link', label: copy.resend, note: copy.resendNote, fault: resendFault(consultation, now) },
    {
      action: 'falta',
      label: copy.absent,
      note: copy.absentNote(patient.name),
      fault: isOwn ? copy.own : absentFault(consultation, now),
    },
    {
      action: 'concluir',
      label: copy.complete,
      note: copy.completeNote,
      fault: isOwn ? copy.own : completeFault(consultation, now),
    },
  ];
}

/** What a cancelling gives back, in words; roles that read no money read no amount. */
export function goingBack({ status, patient, payment }: Consultation): string {
  if (status === 'pending') return copy.nothingPaid;
  if (!payment) return copy.allBack;
  const { refund_cents: refund } = payment;
  return refund > 0 ? copy.amountBack(formatBrl(cents(refund)), patient.name) : copy.isBack;
}

type Fault = (consultation: Consultation, now: Date) => string | null;

/** Why it is not confirmed; null: it is. */
function unconfirmed({ status }: Consultation): string | null {
  if (status === 'scheduled') return null;
  if (status === 'pending') return copy.notPaid;
  return status === 'cancelled' ? copy.wasCancelled : copy.wasHeld;
}

const begun: Fault = ({ starts_at }, now) => (Date.parse(starts_at) <= now.getTime() ? copy.hasBegun : null);

const moveFault: Fault = (consultation, now) => unconfirmed(consultation) ?? begun(consultation, now);

function cancelFault(consultation: Consultation, now: Date): string | null {
  const { status } = consultation;
  if (status === 'completed' || status === 'no_show') return copy.cancelHeld;
  return status === 'cancelled' ? copy.wasCancelled : begun(consultation, now);
}

const resendFault: Fault = (consultation, now) =>
  unconfirmed(consultation) ??
  (Date.parse(consultation.room_closes_at) <= now.getTime() ? copy.isOver : null);

/** Why its outcome is not decided here; null: it may be. */
function outcomeFault({ status, is_contested, is_reviewed }: Consultation): string | null {
  if (status === 'pending') return copy.notPaid;
  if (status === 'cancelled') return copy.wasCancelled;
  if (is_contested) return copy.contested;
  return is_reviewed ? copy.reviewed : null;
}

/** Why it is too early; null: it is not. */
const after = (from: number, now: Date): string | null =>
  from > now.getTime() ? copy.onlyAfter(shortInstant(new Date(from).toISOString(), now)) : null;

function absentFault(consultation: Consultation, now: Date): string | null {
  if (consultation.status === 'no_show') return copy.isAbsent;
  return (
    outcomeFault(consultation) ??
    after(Date.parse(consultation.starts_at) + ABSENT_AFTER_MS, now) ??
    (consultation.patient_entered ? copy.hasEntered(consultation.patient.name) : null)
  );
}

function completeFault(consultation: Consultation, now: Date): string | null {
  if (consultation.status === 'completed') return copy.isComplete;
  return outcomeFault(consultation) ?? after(Date.parse(consultation.ends_at), now);
}
