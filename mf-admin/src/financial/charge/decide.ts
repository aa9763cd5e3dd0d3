import { toAppError } from 'shared-domain/errors';
import type { Cents } from 'shared-domain/money';
import type { PortalClient } from 'shared-portal/contract';

export type Bearer = 'platform' | 'professional';

export interface Refund {
  /** The same for a repeated call. */
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Cents;
  readonly reason: string;
  readonly bearer: Bearer;
}

/** Gives money of a payment back. Answers whether it waits for another admin. */
export async function decideRefund(client: PortalClient, refund: Refund): Promise<{ waits: boolean }> {
  const { data, error } = await client.rpc('decide_refund', {
    id: refund.id,
    payment_id: refund.paymentId,
    amount_cents: refund.amount,
    reason: refund.reason,
    borne_by: refund.bearer,
  });
  if (error) throw toAppError(error);
  return { waits: data.state === 'waiting' };
}

export async function undoMark(client: PortalClient, paymentId: string): Promise<void> {
  const { error } = await client.rpc('undo_payment_mark', { payment_id: paymentId });
  if (error) throw toAppError(error);
}

export async function confirmRefund(client: PortalClient, decisionId: string): Promise<void> {
  const { error } = await client.rpc('confirm_refund', { decision_id: decisionId });
  if (error) throw toAppError(error);
}

export interface Declined {
  readonly id: string;
  readonly reason: string;
}

export async function declineRefund(client: PortalClient, { id, reason }: Declined): Promise<void> {
  const { error } = await client.rpc('decline_refund', { decision_id: id, reason });
  if (error) throw toAppError(error);
}

export interface Closed {
  readonly refundId: string;
  /** The returning transfer's identity; null for a simulated one. */
  readonly e2eid: string | null;
}

export async function closeRefund(client: PortalClient, { refundId, e2eid }: Closed): Promise<void> {
  const { error } = await client.rpc('close_refund', { refund_id: refundId, e2eid });
  if (error) throw toAppError(error);
}
