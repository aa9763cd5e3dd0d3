import { PAYMENT_LABELS, REFUND_LABELS, type PaymentStatus, type StatusLabel } from 'shared-domain/status';

/** The states of a payment as admins read them (private.charge_state), in the order of the filter. */
export const CHARGE_STATES = [
  'pending',
  'paid',
  'expired',
  'failed',
  'refund_due',
  'refunded',
  'partly_refunded',
] as const satisfies readonly (PaymentStatus | keyof typeof REFUND_LABELS)[];
export type ChargeState = (typeof CHARGE_STATES)[number];

export const CHARGE_LABELS: Record<ChargeState, StatusLabel> = { ...PAYMENT_LABELS, ...REFUND_LABELS };

/** Ways by which charges are filtered: `unproven` is marked by an admin and not seen at the bank. */
export const WAYS = ['pix', 'simulated', 'marked', 'unproven', 'before'] as const;
export type Way = (typeof WAYS)[number];

/** How a payment was paid; `marked` by an admin and not seen at the bank. */
export type Method = 'pix' | 'simulated' | 'marked' | 'marked_proven' | 'before';
