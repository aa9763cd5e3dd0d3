import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';

/** The calls the Pix dialog makes for one payment. `simulate` throws an `AppError` when the server refuses. */
export function usePayment(paymentId: string) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = () => queries.invalidateQueries({ queryKey: [APPOINTMENTS_KEY] });
  return {
    refresh,
    /** Marks the payment as paid, where the deployment allows simulation. */
    simulate: async () => {
      const client = await supabase();
      const { error } = await client.rpc('simulate_payment', { payment_id: paymentId });
      if (error) throw toAppError(error);
    },
    /** Makes an expired payment and its consultation pending again, if the slot is still free; tells when not. */
    renew: async () => {
      const client = await supabase();
      const { error } = await client.rpc('renew_payment', { payment_id: paymentId });
      if (error) toast({ kind: 'error', ...describeError(toAppError(error), 'payment-renewal') });
      await refresh();
    },
  };
}

/** Whether this deployment offers the simulated payment. */
export function usePixSimulation(wanted: boolean) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['pix-simulation'],
    enabled: wanted,
    staleTime: Infinity,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.from('deployment_settings').select('pix_simulation').single();
      if (error) throw toAppError(error);
      return data.pix_simulation;
    },
  });
}
