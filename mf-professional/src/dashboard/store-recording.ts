import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/**
 * Sets the URL of a consultation's recording; null removes it. The recording itself is not touched. Throws an
 * `AppError` with the procedure's stable code.
 */
export async function storeRecording(
  client: PortalClient,
  consultationId: string,
  address: string | null,
): Promise<void> {
  const { error } = await client.rpc('store_recording', {
    consultation_id: consultationId,
    recording_url: address,
  });
  if (error) throw toAppError(error);
}
