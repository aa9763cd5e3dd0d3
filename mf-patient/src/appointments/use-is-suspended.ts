import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase } from 'shared-portal/portal';

/** Whether a professional receives nobody any more; false until it is known. */
export function useIsSuspended(professionalId: string): boolean {
  const supabase = useSupabase();
  const { data } = useQuery({
    queryKey: ['suspended', professionalId],
    queryFn: async () => {
      const client = await supabase();
      const { data: listed, error } = await client
        .from('professionals_public')
        .select('user_id')
        .eq('user_id', professionalId)
        .maybeSingle();
      if (error) throw toAppError(error);
      return listed === null;
    },
  });
  return data === true;
}
