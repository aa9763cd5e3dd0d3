import { toAppError } from 'shared-domain/errors';
import type { IsoDay } from 'shared-domain/schedule';
import { professionalFrom } from 'shared-domain/professional';
import { isUuid } from 'shared-domain/uuid';
import { usePublicRead, useRead } from 'shared-data/query';

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

/** Taken slots of a day, as "14:00". Refetched whenever the step opens. */
export function useTakenSlots(professionalUserId: string, day: IsoDay) {
  return useRead({
    key: ['taken-slots', professionalUserId, day],
    gcTime: 0,
    read: async (client) => {
      const { data, error } = await client.rpc('taken_slots', {
        professional_user_id: professionalUserId,
        day,
      });
      if (error) throw toAppError(error);
      return new Set(data);
    },
  });
}
