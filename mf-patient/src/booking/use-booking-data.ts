import { toAppError } from 'shared-domain/errors';
import { professionalFrom } from 'shared-domain/professional';
import { isUuid } from 'shared-domain/uuid';
import { usePublicRead } from 'shared-data/query';

/** The professional to book; null if no bookable professional has this id. */
export function useProfessional(userId: string) {
  return usePublicRead({
    key: ['professional', userId],
    read: async (client) => {
      if (!isUuid(userId)) return null;
      const { data, error } = await client
        .from('professionals_public')
        .select('*')
        .eq('user_id', userId)
        .maybeSingle();
      if (error) throw toAppError(error);
      return data && professionalFrom(data);
    },
  });
}
