import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import { useRead } from 'shared-data/query';
import { PRACTICE_KEY } from '../parts/query-keys';

/** The professional's price of today. */
export function usePrice() {
  return useRead({
    key: [PRACTICE_KEY, 'price'],
    read: async (client, { userId }): Promise<{ readonly price: Cents | null }> => {
      const { data, error } = await client
        .from('professionals')
        .select('price_per_session')
        .eq('user_id', userId)
        .single();
      if (error) throw toAppError(error);
      return { price: data.price_per_session === null ? null : cents(data.price_per_session) };
    },
  });
}

export type PriceQuery = ReturnType<typeof usePrice>;
