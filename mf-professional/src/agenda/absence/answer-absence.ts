import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

export interface Answer {
  readonly id: string;
  readonly came: boolean;
  readonly message: string;
}

/** Sends the professional's answer to a report of absence. Throws an `AppError`. */
export async function answerAbsence(client: PortalClient, { id, came, message }: Answer): Promise<void> {
  const { error } = await client.rpc('answer_absence', { consultation_id: id, came, message });
  if (error) throw toAppError(error);
}
