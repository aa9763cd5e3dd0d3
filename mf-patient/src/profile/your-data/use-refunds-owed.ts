import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';

/** How many payments the person is still to be given back. */
export function useRefundsOwed() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: ['refunds-owed', userId],
    enabled: userId !== null,
    staleTime: 0,
    queryFn: async (): Promise<number> => {
      const client = await supabase();
      const { count, error } = await client
        .from('payments')
        .select('id', { count: 'exact', head: true })
        .eq('patient_id', userId ?? '')
        .eq('refund_due', true)
        .is('refunded_at', null);
      if (error) throw toAppError(error);
      return count ?? 0;
    },
  });
}
