import { toAppError } from 'shared-domain/errors';
import type { IsoDay, SlotTime } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';

export interface MoveRequest {
  readonly consultationId: string;
  readonly day: IsoDay;
  readonly time: SlotTime;
  /** Id on the client's side: a repeated request for the same time returns the first result. */
  readonly requestId: string;
}

/** Moves a confirmed consultation. Throws an `AppError` with the procedure's stable code. */
export async function rescheduleConsultation(client: PortalClient, request: MoveRequest): Promise<void> {
  const { error } = await client.rpc('reschedule_consultation', {
    consultation_id: request.consultationId,
    date: request.day,
    time: request.time,
    request_id: request.requestId,
  });
  if (error) throw toAppError(error);
}
