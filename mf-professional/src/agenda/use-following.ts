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
  /** Of those that are paid. */
  readonly paid: readonly Cents[];
  /** Dates without a consultation yet. */
  readonly later: number;
}

/** The dates of a running series after this one; null: nothing to ask. */
export function useFollowing(place: SeriesPlace | null) {
  return useRead({
    key: [AGENDA_KEY, 'following', place?.id, place?.number],
    enabled: place !== null && !place.isEnded,
    read: async (client): Promise<Following> => {
      const id = place?.id ?? '';
      const [rows, series] = await Promise.all([
        client
          .from('consultations')
          .select('starts_at, status, amount_cents')
          .eq('series_id', id)
          .gt('series_number', place?.number ?? 0)
          .in('status', ['pending', 'scheduled'])
          .order('starts_at'),
        client.from('consultation_series').select('made_number').eq('id', id).limit(1),
      ]);
      if (rows.error) throw toAppError(rows.error);
      if (series.error) throw toAppError(series.error);
      return {
        starts: rows.data.map(({ starts_at }) => starts_at),
        paid: rows.data
          .filter(({ status }) => status === 'scheduled')
          .map(({ amount_cents }) => cents(amount_cents)),
        later: (place?.of ?? 0) - (series.data[0]?.made_number ?? place?.of ?? 0),
      };
    },
  });
}
