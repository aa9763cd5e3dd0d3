import { toAppError } from 'shared-domain/errors';
import type { Cents } from 'shared-domain/money';
import type { PortalClient } from 'shared-portal/contract';

type Refused = { readonly message: string } | null;

const orThrow = ({ error }: { readonly error: Refused }) => {
  if (error) throw toAppError(error);
};

/** @param id the same for a repeated call */
export const preparePayouts = async (client: PortalClient, id: string): Promise<void> =>
  orThrow(await client.rpc('prepare_payouts', { id }));

export interface Approval {
  readonly batchId: string;
  readonly total: Cents;
  readonly version: number;
}

export const approvePayouts = async (
  client: PortalClient,
  { batchId, total, version }: Approval,
): Promise<void> =>
  orThrow(await client.rpc('approve_payouts', { batch_id: batchId, total_cents: total, version }));

export interface Reasoned {
  /** Of the line, or of the batch. */
  readonly id: string;
  readonly reason: string;
}

export const holdPayout = async (client: PortalClient, { id, reason }: Reasoned): Promise<void> =>
  orThrow(await client.rpc('hold_payout', { line_id: id, reason }));

export const releasePayout = async (client: PortalClient, { id, reason }: Reasoned): Promise<void> =>
  orThrow(await client.rpc('release_payout', { line_id: id, reason }));

export const returnPayout = async (client: PortalClient, { id, reason }: Reasoned): Promise<void> =>
  orThrow(await client.rpc('return_payout', { line_id: id, reason }));

export const discardPayouts = async (client: PortalClient, { id, reason }: Reasoned): Promise<void> =>
  orThrow(await client.rpc('discard_payouts', { batch_id: id, reason }));

export interface Transfer {
  readonly lineId: string;
  /** Null for play money. */
  readonly e2eid: string | null;
}

export interface Transfers {
  readonly batchId: string;
  readonly transfers: readonly Transfer[];
}

/** The most that one call takes. */
const AT_ONCE = 500;

/** Notes transfers that were made. Answers how many. */
export async function markPaid(client: PortalClient, { batchId, transfers }: Transfers): Promise<number> {
  for (let from = 0; from < transfers.length; from += AT_ONCE) {
    const proofs = transfers
      .slice(from, from + AT_ONCE)
      .map(({ lineId, e2eid }) => ({ line_id: lineId, e2eid }));
    orThrow(await client.rpc('mark_payouts_paid', { batch_id: batchId, proofs }));
  }
  return transfers.length;
}
