import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { ConsultationStatus, PaymentStatus } from 'shared-domain/status';
import type { PortalClient } from 'shared-portal/contract';
import type { Database } from 'shared-portal/database';
import { toAppError } from 'shared-domain/errors';
import { refundsFrom, type Refund } from './refund';

/** A past consultation as its patient sees it, with payment and review. */
export interface PastConsultation {
  readonly id: string;
  readonly professionalId: string;
  readonly professionalName: string;
  readonly specialty: string;
  readonly startsAt: Instant;
  readonly status: ConsultationStatus;
  /** `absence`: the professional did not come; `platform`: was suspended; null: the payment expired. */
  readonly cancelledBy: 'patient' | 'professional' | 'absence' | 'team' | 'platform' | null;
  /** What the professional wrote when cancelling. */
  readonly cancellationMessage: string | null;
  /** Until then cancelling refunds the whole payment. */
  readonly freeUntil: Instant;
  readonly price: Cents;
  readonly payment: PaymentStatus | null;
  /** From when until when it can be paid; null: from booking on, or there is no payment. */
  readonly opensAt: Instant | null;
  readonly expiresAt: Instant | null;
  /** The payment is to be refunded. */
  readonly isRefundDue: boolean;
  /** When the payment was refunded; null: it was not. */
  readonly refundedAt: Instant | null;
  /** All its refunds, including partial ones and those of money beyond the price. */
  readonly refunds: readonly Refund[];
  /** URL of the video room while scheduled, of the recording once completed. */
  readonly link: string | null;
  readonly review: { readonly rating: number; readonly comment: string | null } | null;
}

export type Period = 'this_month' | 'last_month' | 'this_year';

export interface PastConsultationFilters {
  readonly professionalId: string | null;
  readonly period: Period | null;
}

/** Cursor of a page: after the consultation with this start and id. */
export interface PastConsultationCursor {
  readonly startsAt: Instant;
  readonly id: string;
}

type Row = Database['public']['Functions']['patient_history']['Returns'][number];

/** Latest first. Throws an `AppError`. */
async function readPastConsultations(
  client: PortalClient,
  { professionalId, period }: PastConsultationFilters,
  cursor: PastConsultationCursor | null,
  pageSize: number,
): Promise<PastConsultation[]> {
  const { data, error } = await client.rpc('patient_history', {
    professional_user_id: professionalId,
    period,
    cursor_starts_at: cursor?.startsAt ?? null,
    cursor_id: cursor?.id ?? null,
    page_size: pageSize,
  });
  if (error) throw toAppError(error);
  return data.map(consultationFrom);
}

/** One consultation; null if the caller is not its patient. Throws an `AppError`. */
export async function readPastConsultation(
  client: PortalClient,
  consultationId: string,
): Promise<PastConsultation | null> {
  const { data, error } = await client.rpc('patient_history', { consultation_id: consultationId });
  if (error) throw toAppError(error);
  const [row] = data;
  return row ? consultationFrom(row) : null;
}

function consultationFrom(row: Row): PastConsultation {
  return {
    id: row.id,
    professionalId: row.professional_id,
    professionalName: row.professional_name,
    specialty: row.professional_specialty,
    startsAt: row.starts_at,
    status: row.status,
    cancelledBy: row.canceller as PastConsultation['cancelledBy'],
    price: cents(row.amount_cents),
    payment: row.payment_status,
    opensAt: row.opens_at,
    expiresAt: row.expires_at,
    cancellationMessage: row.cancellation_message,
    freeUntil: row.free_until,
    isRefundDue: row.refund_due,
    refundedAt: row.refunded_at,
    refunds: refundsFrom(row.refunds),
    link: row.session_link,
    review: row.review_rating === null ? null : { rating: row.review_rating, comment: row.review_comment },
  };
}

export interface PastConsultationPage {
  readonly consultations: readonly PastConsultation[];
  /** Cursor of the next page; null: this is the last. */
  readonly next: PastConsultationCursor | null;
}

/** One page, fetched with one extra consultation to know whether there are more. */
export async function readPastConsultationPage(
  client: PortalClient,
  filters: PastConsultationFilters,
  cursor: PastConsultationCursor | null,
  pageSize: number,
): Promise<PastConsultationPage> {
  const found = await readPastConsultations(client, filters, cursor, pageSize + 1);
  const consultations = found.slice(0, pageSize);
  return { consultations, next: found.length > pageSize ? (consultations.at(-1) ?? null) : null };
}
