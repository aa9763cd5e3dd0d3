import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';

/** Until when a consultation booked now can be cancelled with a full refund. */
export function useFreeUntil(startsAt: Instant) {
  return useRead({
    key: ['free-until', startsAt],
    read: async (client): Promise<Instant> => {
      const { data, error } = await client.rpc('free_until', { starts_at: startsAt });
      if (error) throw toAppError(error);
      return new Date(data).toISOString();
    },
  });
}
