import { toAppError, type AppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/**
 * Requests a new Pix code for an expired payment, which also restores its consultation. Returns the server's
 * refusal, for example when the slot is taken, or null.
 */
export async function renewPayment(client: PortalClient, paymentId: string): Promise<AppError | null> {
  const { error } = await client.rpc('renew_payment', { payment_id: paymentId });
  return error && toAppError(error);
}
