import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';

/** Address of a consultation's video room, null until it is paid; of its recording once it is completed. */
export function useSessionLink(id: string) {
  return useRead({
    key: [AGENDA_KEY, 'link', id],
    read: async (client): Promise<string | null> => {
      const { data, error } = await client
        .from('consultation_sessions')
        .select('session_link')
        .eq('consultation_id', id)
        .maybeSingle();
      if (error) throw toAppError(error);
      return data?.session_link ?? null;
    },
  });
}
