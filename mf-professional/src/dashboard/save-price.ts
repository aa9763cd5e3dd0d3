import { AppError, exactlyOne, toAppError } from 'shared-domain/errors';
import type { Cents } from 'shared-domain/money';
import type { PortalClient } from 'shared-portal/contract';

/**
 * Sets what the professional's consultations cost from the next booking on. Throws an `AppError`; a refused update answers
 * no row, and is one of them.
 */
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
