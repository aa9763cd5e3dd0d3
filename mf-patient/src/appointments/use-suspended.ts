import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

/** Ids of the patient's confirmed consultations whose professional is suspended; none until known. */
export function useSuspended(): readonly string[] {
  const { data = [] } = useRead({
    key: [CONSULTATIONS_KEY, 'suspended'],
    read: async (client) => {
      const { data: ids, error } = await client.rpc('suspended_consultations');
      if (error) throw toAppError(error);
      return ids;
    },
  });
  return data;
}
