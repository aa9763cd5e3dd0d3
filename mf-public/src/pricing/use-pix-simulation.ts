import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase } from 'shared-portal/portal';

/** Whether this deployment offers the simulated payment. */
export function usePixSimulation() {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['pix-simulation'],
    staleTime: Infinity,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.from('deployment_settings').select('pix_simulation').single();
      if (error) throw toAppError(error);
      return data.pix_simulation;
    },
  });
}
