import { describeError, toAppError } from 'shared-domain/errors';
import { useWrite } from 'shared-data/query';
import { useSupabase, useToast } from 'shared-portal/portal';
import type { Payment } from './payment';
import { useRefresh } from './use-refresh';

/** Asks for a new code for an expired payment, which restores its consultation while the time is free. */
export function useRenewal({ id, consultationId }: Payment) {
  const supabase = useSupabase();
  const toast = useToast();
  const refresh = useRefresh(consultationId);
  return useWrite({
    mutationFn: async () => {
      const client = await supabase();
      const { error } = await client.rpc('renew_payment', { payment_id: id });
      await refresh();
      if (error) throw toAppError(error);
    },
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'payment-renewal') }),
  });
}
