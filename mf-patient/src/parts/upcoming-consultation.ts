import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { ConsultationStatus, PaymentStatus } from 'shared-domain/status';

/** An upcoming consultation as its patient sees it. Instants are UTC ISO strings. */
export interface UpcomingConsultation {
  readonly id: string;
  readonly professionalId: string;
  readonly professionalName: string;
  readonly specialty: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly status: ConsultationStatus;
  readonly price: Cents;
  /** How often the patient has moved it. */
  readonly moves: number;
  /** Until then cancelling refunds the whole payment. */
  readonly freeUntil: Instant;
  /** Only while scheduled, and only for its two participants. */
  readonly link: string | null;
  readonly payment: OpenPayment | null;
  /** The series that it is a date of, and which one; null: a single consultation. */
  readonly series: { readonly id: string; readonly number: number } | null;
}

export interface OpenPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amount: Cents;
  /** What the team or the payer's bank gave back of it before. */
  readonly returned: Cents;
  readonly expiresAt: Instant;
  /** When the charge opens, of a consultation made by the professional or by a series; null: at booking. */
  readonly opensAt: Instant | null;
}

/** What of its price did not go back before: the team, or the payer's bank, may have returned a part. */
export const leftOf = ({ price, payment }: Pick<UpcomingConsultation, 'price' | 'payment'>): Cents =>
  cents(Math.max(0, price - (payment?.returned ?? 0)));

/** A row as selected by `CONSULTATION_COLUMNS`. */
export interface Row {
  id: string;
  professional_id: string;
  professional_name: string;
  professional_specialty: string;
  starts_at: string;
  ends_at: string;
  status: ConsultationStatus;
  amount_cents: number;
  moves: number;
  free_until: string;
  consultation_sessions: { session_link: string } | null;
  payments: {
    id: string;
    status: PaymentStatus;
    amount_cents: number;
    returned_cents: number;
    expires_at: string;
    opens_at: string | null;
  } | null;
  series_id: string | null;
  series_number: number | null;
}

export const CONSULTATION_COLUMNS =
  'id, professional_id, professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, moves, free_until, series_id, series_number, consultation_sessions(session_link), payments(id, status, amount_cents, returned_cents, expires_at, opens_at)';

export function consultationFrom(row: Row): UpcomingConsultation {
  return {
    id: row.id,
    professionalId: row.professional_id,
    professionalName: row.professional_name,
    specialty: row.professional_specialty,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status,
    price: cents(row.amount_cents),
    moves: row.moves,
    freeUntil: row.free_until,
    link: row.consultation_sessions?.session_link ?? null,
    payment: row.payments && {
      id: row.payments.id,
      status: row.payments.status,
      amount: cents(row.payments.amount_cents),
      returned: cents(row.payments.returned_cents),
      expiresAt: row.payments.expires_at,
      opensAt: row.payments.opens_at,
    },
    series: row.series_id === null ? null : { id: row.series_id, number: row.series_number ?? 1 },
  };
}
