import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/** A new address, which the server answers only once. */
export interface NewAddress {
  readonly url: string;
  /** UTC ISO instant. */
  readonly createdAt: string;
}

export type AddressChange = 'create' | 'renew' | 'revoke';

/** The API as other programs reach it: the public address of any file begins with it. */
function apiOf(client: PortalClient): string {
  const { publicUrl } = client.storage.from('x').getPublicUrl('x').data;
  return publicUrl.slice(0, publicUrl.indexOf('/storage/v1/'));
}

/** Creates, renews or switches off the calendar's address. Null: it is off. Throws an `AppError`. */
export async function changeAddress(client: PortalClient, change: AddressChange): Promise<NewAddress | null> {
  if (change === 'revoke') {
    const { error } = await client.rpc('revoke_calendar_address');
    if (error) throw toAppError(error);
    return null;
  }
  const { data, error } = await client.rpc(`${change}_calendar_address`);
  if (error) throw toAppError(error);
  return { url: `${apiOf(client)}/functions/v1/calendar/${data.secret}.ics`, createdAt: data.created_at };
}
