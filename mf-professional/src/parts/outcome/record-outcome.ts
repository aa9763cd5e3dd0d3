import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/** Outcome of a consultation: completed, or the patient did not attend. */
export type Outcome = 'completed' | 'no_show';

const PROCEDURES = { completed: 'complete_consultation', no_show: 'mark_no_show' } as const;

/** Corrects a recorded outcome, until its payout is prepared. Throws an `AppError`. */
export async function correctOutcome(client: PortalClient, id: string, outcome: Outcome): Promise<void> {
  const { error } = await client.rpc('correct_outcome', { consultation_id: id, outcome });
  if (error) throw toAppError(error);
}

/**
 * Records the outcome of a consultation, once and only after its end. Throws an `AppError` with the
 * procedure's stable code.
 */
export async function recordOutcome(client: PortalClient, id: string, outcome: Outcome): Promise<void> {
  const { error } = await client.rpc(PROCEDURES[outcome], { consultation_id: id });
  if (error) throw toAppError(error);
}
