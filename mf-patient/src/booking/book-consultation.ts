import { IS_OPEN } from 'shared-domain/consultation';
import { toAppError } from 'shared-domain/errors';
import type { Cents } from 'shared-domain/money';
import type { Instant, IsoDay, SlotTime } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';

export interface BookingRequest {
  readonly professionalUserId: string;
  readonly day: IsoDay;
  readonly time: SlotTime;
  /** The price the patient saw. The server refuses when it is another one by now. */
  readonly expectedAmount: Cents;
  /** The same id answers the same consultation, however often it is sent, and whatever time it asks for then. */
  readonly requestId: string;
}

/** The consultation that a request made, this time or before. */
export interface BookedConsultation {
  readonly startsAt: Instant;
  /** Whether it still takes its place: neither cancelled nor left unpaid for too long. */
  readonly isOpen: boolean;
  /** Whether it still waits for its payment. */
  readonly isUnpaid: boolean;
}

/** Books a consultation, pending until its payment. Throws an `AppError` with the procedure's stable code. */
export async function bookConsultation(
  client: PortalClient,
  request: BookingRequest,
): Promise<BookedConsultation> {
  const { data, error } = await client.rpc('book_consultation', {
    professional_user_id: request.professionalUserId,
    date: request.day,
    time: request.time,
    expected_amount_cents: request.expectedAmount,
    request_id: request.requestId,
  });
  if (error) throw toAppError(error);
  return {
    startsAt: new Date(data.starts_at).toISOString(),
    isOpen: IS_OPEN[data.status],
    isUnpaid: data.status === 'pending',
  };
}
