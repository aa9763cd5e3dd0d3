import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/**
 * Says where a consultation's recording is; null: nowhere any more. The recording itself stays where it is kept. Throws an
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
