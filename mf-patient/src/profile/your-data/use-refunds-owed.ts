import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-ui/query';

/** How many payments the person is still to be given back. */
export function useRefundsOwed() {
  return useRead({
    key: ['refunds-owed'],
    staleTime: 0,
    read: async (client, { userId }): Promise<number> => {
      const { count, error } = await client
        .from('payments')
        .select('id', { count: 'exact', head: true })
        .eq('patient_id', userId)
        .eq('refund_due', true)
        .is('refunded_at', null);
      if (error) throw toAppError(error);
      return count ?? 0;
    },
  });
}
