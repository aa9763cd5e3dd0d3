import { countOf } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** Number of refunds that the user is still owed. */
export function useRefundsOwed() {
  return useRead({
    key: ['refunds-owed'],
    staleTime: 0,
    read: async (client, { userId }): Promise<number> => {
      return countOf(
        await client
          .from('payments')
          .select('id', { count: 'exact', head: true })
          .eq('patient_id', userId)
          .eq('refund_due', true)
          .is('refunded_at', null),
      );
    },
  });
}
