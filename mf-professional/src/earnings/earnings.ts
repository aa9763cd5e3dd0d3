import type { Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { ConsultationStatus } from 'shared-domain/status';

/** Where the money of a consultation is; `contested`: held or owed until the team decides on a report of absence. */
export const SITUATIONS = [
  'waiting',
  'held',
  'contested',
  'owed',
  'in_payout',
  'received',
  'refunded',
  'before_ledger',
] as const;
export type Situation = (typeof SITUATIONS)[number];

export type PayoutState = 'ready' | 'held' | 'paid' | 'returned' | 'left_out';
export type Hold = 'suspended' | 'no_key' | 'by_hand';

/** A consultation with its money. */
export interface Earning {
  readonly paymentId: string;
  readonly consultationId: string;
  readonly startsAt: Instant;
  readonly patientName: string;
  readonly outcome: ConsultationStatus;
  readonly amount: Cents;
  readonly received: Cents;
  /** Held until the consultation is over, or owed; below zero: a debt. In centavos. */
  readonly coming: number;
  readonly returned: Cents;
  readonly situation: Situation;
  /** The patient's report that the professional did not come, and what the team decided. */
  readonly absence: 'reported' | 'refund' | 'pay' | null;
  readonly paidAt: Instant | null;
  /** When the professional marked the Receita Saúde as issued. */
  readonly issuedAt: Instant | null;
  /** A part went back afterwards: the receipt is of another amount. */
  readonly isReceiptOutdated: boolean;
}
