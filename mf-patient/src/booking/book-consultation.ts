import { IS_OPEN } from 'shared-domain/consultation';
import { toAppError } from 'shared-domain/errors';
import type { Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import type { AgreedSeries } from 'shared-domain/series';
import { seriesArguments } from 'shared-data/series';

export interface BookingRequest {
  readonly professionalUserId: string;
  readonly startsAt: Instant;
  /** The series that it starts; null: a single consultation. */
  readonly series: AgreedSeries | null;
  /** The price shown to the patient. The server refuses if it has changed. */
  readonly expectedAmount: Cents;
  /** Idempotency key: the same id always returns the same consultation, even with another time. */
  readonly requestId: string;
}

/** The consultation created by this request, now or before. */
export interface BookingResult {
  readonly consultationId: string;
  readonly startsAt: Instant;
  /** Whether it still occupies its slot: neither cancelled nor expired unpaid. */
  readonly isOpen: boolean;
  /** Whether the payment is pending. */
  readonly isUnpaid: boolean;
}

/** Books a consultation, or the first of a series, pending until paid. Throws an `AppError` with the procedure's stable code. */
export async function bookConsultation(
  client: PortalClient,
  request: BookingRequest,
): Promise<BookingResult> {
  const shared = {
    professional_user_id: request.professionalUserId,
    starts_at: request.startsAt,
    expected_amount_cents: request.expectedAmount,
    request_id: request.requestId,
  };
  const [{ data, error }] = await Promise.all([
    request.series
      ? client.rpc('book_series', { ...shared, ...seriesArguments(request.series) })
      : client.rpc('book_time', shared),
    // For the times in e-mails. The booking does not depend on it.
    client.rpc('set_time_zone', { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  ]);
  if (error) throw toAppError(error);
  return {
    consultationId: data.consultation_id,
    startsAt: new Date(data.starts_at).toISOString(),
    isOpen: IS_OPEN[data.status],
    isUnpaid: data.status === 'pending',
  };
}
