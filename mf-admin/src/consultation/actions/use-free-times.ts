import { toAppError } from 'shared-domain/errors';
import { addDays, type Instant, type IsoDay } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';

/** How many days one read has. */
const WINDOW_DAYS = 62;
const DAY_MS = 86_400_000;

interface FreeDay {
  readonly day: IsoDay;
  readonly times: readonly Instant[];
}

interface FreeTimes {
  /** The last day with free times at all. */
  readonly last: IsoDay;
  /** Days with free times, by day of São Paulo. */
  readonly days: readonly FreeDay[];
}

/** The first day of the read that contains a day. */
function windowOf(day: IsoDay, today: IsoDay): IsoDay {
  const ahead = Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS));
  return addDays(today, ahead - (ahead % WINDOW_DAYS));
}

/** Times free for both participants around a day. */
export function useFreeTimes(consultationId: string, day: IsoDay, today: IsoDay) {
  const since = windowOf(day, today);
  return useRead({
    key: ['admin-free-times', consultationId, since],
    read: async (client): Promise<FreeTimes> => {
      const { data, error } = await client.rpc('times_to_move_to', {
        consultation_id: consultationId,
        since,
        until: addDays(since, WINDOW_DAYS - 1),
      });
      if (error) throw toAppError(error);
      return {
        last: data.last as IsoDay,
        days: data.days.map(({ date, times }) => ({ day: date as IsoDay, times })),
      };
    },
  });
}
