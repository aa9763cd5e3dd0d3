import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase } from 'shared-portal/portal';

/** Whether a consultation's professional is suspended; false until known, and if not `asked`. */
export function useIsSuspended(consultationId: string, asked: boolean): boolean {
  const supabase = useSupabase();
  const { data } = useQuery({
    queryKey: ['suspended', consultationId],
    enabled: asked,
    queryFn: async () => {
      const client = await supabase();
      const { data: suspended, error } = await client.rpc('professional_is_suspended', {
        consultation_id: consultationId,
      });
      if (error) throw toAppError(error);
      return suspended;
    },
  });
  return asked && data === true;
}
