import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { Database } from 'shared-portal/database';
import { refundsFrom, type Refund } from '../parts/refund';

/** What a payment is waiting for, or what became of it. */
export const PAYMENT_STATES = [
  'not_open',
  'creating',
  'silent',
  'refused',
  'open',
  'unavailable',
  'expired',
  'paid',
  'returned',
  'cancelled',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A transfer that was not simply the payment. */
export interface Arrival {
  readonly kind: 'late' | 'duplicate' | 'wrong_amount';
  readonly amount: Cents;
  /** The team has not decided yet what becomes of it. */
  readonly isChecked: boolean;
}

/** The payment of one of the patient's consultations. */
export interface Payment {
  readonly id: string;
  readonly consultationId: string;
  readonly professionalId: string;
  readonly professionalName: string;
  readonly startsAt: Instant;
  /** Until then cancelling refunds everything. */
  readonly freeUntil: Instant;
  readonly amount: Cents;
  /** Each new code is another charge; only the newest can be paid. */
  readonly charge: number;
  readonly state: PaymentState;
  /** To be paid now; null in other states than `open`. */
  readonly code: string | null;
  readonly expiresAt: Instant;
  readonly opensAt: Instant | null;
  readonly paidAt: Instant | null;
  /** Why an expired one gets no new code; null: it does. */
  readonly renewalRefusal: string | null;
  readonly arrival: Arrival | null;
  readonly refunds: readonly Refund[];
}

type Row = Database['public']['Functions']['read_payment']['Returns'];

const isState = (text: string): text is PaymentState => PAYMENT_STATES.some((state) => state === text);

/** Throws RangeError for a state that this release does not know. */
export function paymentFrom(row: Row): Payment {
  if (!isState(row.state)) throw new RangeError(`unknown state of a payment: ${row.state}`);
  return {
    id: row.payment_id,
    consultationId: row.consultation_id,
    professionalId: row.professional_id,
    professionalName: row.professional_name,
    startsAt: row.starts_at,
    freeUntil: row.free_until,
    amount: cents(row.amount_cents),
    charge: row.charge_number,
    state: row.state,
    code: row.code,
    expiresAt: row.expires_at,
    opensAt: row.opens_at,
    paidAt: row.paid_at,
    renewalRefusal: row.renewal_refusal,
    arrival: row.arrival && {
      kind: row.arrival.class as Arrival['kind'],
      amount: cents(row.arrival.amount_cents),
      isChecked: row.arrival.in_suspense,
    },
    refunds: refundsFrom(row.refunds),
  };
}
