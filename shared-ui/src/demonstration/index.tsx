import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase } from 'shared-portal/portal';

/** Whether this deployment is a demonstration, as a query. */
function useDemonstration() {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['demonstration'],
    staleTime: Infinity,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.from('deployment_settings').select('demonstration').single();
      if (error) throw toAppError(error);
      return data.demonstration;
    },
  });
}

/**
 * Whether sample figures and estimates may be shown: only in a demonstration. False when it could not be read, undefined
 * until it is.
 */
export function useShowsSamples(): boolean | undefined {
  const { data, isError } = useDemonstration();
  return isError ? false : data;
}
