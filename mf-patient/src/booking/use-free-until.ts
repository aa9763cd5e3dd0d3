import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import type { MovableConsultation } from './use-moved-consultation';

/** Until when a consultation booked for this start now, or moved to it, can be cancelled with a full refund. */
export function useFreeUntil(startsAt: Instant, moved: MovableConsultation | null) {
  const id = moved?.id ?? null;
  const accepting = moved !== null && moved.invitation !== null;
  return useRead({
    key: ['free-until', startsAt, id, accepting],
    read: async (client): Promise<Instant> => {
      const { data, error } = await client.rpc('free_until', {
        starts_at: startsAt,
        consultation_id: id,
        accepting,
      });
      if (error) throw toAppError(error);
      return new Date(data).toISOString();
    },
  });
}
