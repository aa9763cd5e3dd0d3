import { firstName } from 'shared-domain/names';
import type { PaymentStatus } from 'shared-domain/status';
import type { PastConsultation } from './past-consultation';

type OutcomeDetails = Pick<
  PastConsultation,
  'status' | 'professionalName' | 'cancelledBy' | 'payment' | 'isRefundDue' | 'refundedAt'
>;

const REFUNDED = 'O valor foi devolvido.';
const REFUND_UNDER_WAY = 'O reembolso está a caminho.';
const NOT_REFUNDED = 'O valor não é devolvido.';
const MISSED = 'Você não compareceu.';

/** Refund state of a cancelled consultation; null: nothing was paid. */
export function refundOf({ status, payment, isRefundDue, refundedAt }: OutcomeDetails): string | null {
  if (status !== 'cancelled') return null;
  if (refundedAt !== null) return REFUNDED;
  if (payment !== 'paid') return null;
  return isRefundDue ? REFUND_UNDER_WAY : NOT_REFUNDED;
}

/** Why a cancelled consultation without a canceller was not paid. */
const UNPAID: Record<PaymentStatus, string> = {
  pending: 'Cancelada.',
  paid: 'Cancelada.',
  failed: 'Cancelada: o pagamento não foi concluído.',
  expired: 'Expirada: o Pix não foi pago no prazo.',
};

const CANCELLED_BY: Record<NonNullable<PastConsultation['cancelledBy']>, (professional: string) => string> = {
  patient: () => 'Cancelada por você.',
  professional: (name) => `${name} cancelou.`,
  absence: (name) => `Cancelada: ${name} não veio.`,
  team: () => 'Cancelada pela nossa equipe.',
  platform: () => 'Cancelada: o profissional não está mais atendendo.',
};

/**
 * One sentence on why a consultation did not take place and where its money is; null: it did, or still may.
 */
export function outcomeOf(consultation: OutcomeDetails): string | null {
  const why = reasonOf(consultation);
  return why && [why, refundOf(consultation)].filter(Boolean).join(' ');
}

/** Why a consultation did not take place; null: it did, or still may. */
export function reasonOf({ status, professionalName, cancelledBy, payment }: OutcomeDetails): string | null {
  if (status === 'no_show') return MISSED;
  if (status !== 'cancelled') return null;
  return cancelledBy ? CANCELLED_BY[cancelledBy](firstName(professionalName)) : UNPAID[payment ?? 'pending'];
}
