import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';

/** Moves the consultation of a proposal to a free time of its days. Throws an `AppError`. */
export async function acceptInvitation(
  client: PortalClient,
  proposalId: string,
  startsAt: Instant,
): Promise<void> {
  const { error } = await client.rpc('accept_proposal', { proposal_id: proposalId, starts_at: startsAt });
  if (error) throw toAppError(error);
}
