import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { usePublicRead } from './query';

/** What a card shows. */
const HOW_MANY = 5;
const PER_DAY = 2;

/** The next free times of each of these professionals, at most two a day; of none for who takes no bookings. */
export function useNextTimes(professionalUserIds: readonly string[]) {
  return usePublicRead({
    key: ['next-times', professionalUserIds],
    enabled: professionalUserIds.length > 0,
    read: async (client): Promise<ReadonlyMap<string, readonly Instant[]>> => {
      const { data, error } = await client.rpc('next_free', {
        professional_user_ids: [...professionalUserIds],
        how_many: HOW_MANY,
        per_day: PER_DAY,
      });
      if (error) throw toAppError(error);
      const times = new Map<string, Instant[]>(professionalUserIds.map((id) => [id, []]));
      for (const { user_id: id, starts_at: at } of data) times.get(id)?.push(new Date(at).toISOString());
      return times;
    },
  });
}

/** Times of professionals, by their ids, and how they were read. */
export interface TimesRead {
  readonly data: ReadonlyMap<string, readonly Instant[]> | undefined;
  readonly dataUpdatedAt: number;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Times that came with something else that was read at this moment. */
export const timesRead = (data: TimesRead['data'], dataUpdatedAt: number): TimesRead => ({
  data,
  dataUpdatedAt,
  isError: false,
  isFetching: false,
  refetch: () => undefined,
});
