import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/** How a consultation ended: it took place, or the patient did not come. */
export type Outcome = 'completed' | 'no_show';

const PROCEDURES = { completed: 'complete_consultation', no_show: 'mark_no_show' } as const;

/** Says how a consultation ended; only after its end, and once. Throws an `AppError` with the procedure's stable code. */
export async function recordOutcome(client: PortalClient, id: string, outcome: Outcome): Promise<void> {
  const { error } = await client.rpc(PROCEDURES[outcome], { consultation_id: id });
  if (error) throw toAppError(error);
}
