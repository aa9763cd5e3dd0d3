import { AppError, exactlyOne, toAppError } from 'shared-domain/errors';
import type { Cents } from 'shared-domain/money';
import type { PortalClient } from 'shared-portal/contract';

/** Sets the price for future bookings. Throws an `AppError`, also when the update returns no row. */
export async function savePrice(client: PortalClient, userId: string | null, price: Cents): Promise<void> {
  if (userId === null) throw new AppError('not_authenticated', { details: 'Usuário não autenticado' });
  const { data, error } = await client
    .from('professionals')
    .update({ price_per_session: price, updated_at: new Date().toISOString() })
    .eq('user_id', userId)
    .select('id');
  if (error) throw toAppError(error);
  exactlyOne(data);
}
