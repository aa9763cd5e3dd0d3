import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';

export interface MoveRequest {
  readonly consultationId: string;
  readonly startsAt: Instant;
  /** Id on the client's side: a repeated request for the same time returns the first result. */
  readonly requestId: string;
}

/** Moves a confirmed consultation. Throws an `AppError` with the procedure's stable code. */
export async function rescheduleConsultation(client: PortalClient, request: MoveRequest): Promise<void> {
  const { error } = await client.rpc('move_consultation', {
    consultation_id: request.consultationId,
    starts_at: request.startsAt,
    request_id: request.requestId,
  });
  if (error) throw toAppError(error);
}
