import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** Whether a consultation's professional is suspended; false until known, and if not `asked`. */
export function useIsSuspended(consultationId: string, asked: boolean): boolean {
  const { data } = useRead({
    key: ['suspended', consultationId],
    enabled: asked,
    read: async (client) => {
      const { data: suspended, error } = await client.rpc('professional_is_suspended', {
        consultation_id: consultationId,
      });
      if (error) throw toAppError(error);
      return suspended;
    },
  });
  return asked && data === true;
}
