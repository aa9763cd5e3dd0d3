import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';
import type { SeriesPlace } from './agenda';

/** What comes after a date of a series. */
export interface Following {
  /** Booked and not cancelled, by start. */
  readonly starts: readonly Instant[];
  /** What goes back of those that are paid. */
  readonly refunds: readonly Cents[];
  /** Dates without a consultation yet. */
  readonly later: number;
}

/** The dates of a running series after this one; null: nothing to ask. */
export function useFollowing(place: SeriesPlace | null) {
  return useRead({
    key: [AGENDA_KEY, 'following', place?.id, place?.number],
    enabled: place !== null && !place.isEnded,
    read: async (client): Promise<Following> => {
      const { data, error } = await client.rpc('dates_after', {
        series_id: place?.id ?? '',
        number: place?.number ?? 0,
      });
      if (error) throw toAppError(error);
      return { starts: data.starts, refunds: data.refunds.map(cents), later: data.later };
    },
  });
}
