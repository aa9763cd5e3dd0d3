import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';
import { MONEY_KEY } from '../parts/money-key';

/** How much waits for an admin: payouts, refunds, transfers to identify, jobs that fail. */
export function useMoneyCounts() {
  useLive('team:payments', ['changed'], [MONEY_KEY]);
  return useRead({
    key: [MONEY_KEY, 'counts'],
    read: async (client) => {
      const { data, error } = await client.rpc('money_counts');
      if (error) throw toAppError(error);
      return data;
    },
  });
}
