import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { MONEY_KEY } from '../../parts/money-key';

/** How many charges are to be refunded, to be checked, and expired today. */
export function useChargeCounts() {
  return useRead({
    key: [MONEY_KEY, 'charge-counts'],
    read: async (client, { signal }) => {
      const { data, error } = await client.rpc('charge_counts').abortSignal(signal);
      if (error) throw toAppError(error);
      return data;
    },
  });
}
