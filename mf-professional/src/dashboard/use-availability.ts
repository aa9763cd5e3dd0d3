import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** A range of hours, 'HH:MM' in the professional's time zone. */
export interface Hours {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The hours of one weekday, in order. */
export interface Weekday {
  /** 1 for Monday, 7 for Sunday. */
  readonly weekday: number;
  readonly ranges: readonly Hours[];
}

/** The professional's weekly hours, Monday first. */
export function useAvailability() {
  return useRead({
    key: ['availability'],
    read: async (client, { userId }): Promise<Weekday[]> => {
      const { data, error } = await client
        .from('weekly_availability')
        .select('id, day_of_week, start_time, end_time')
        .eq('user_id', userId)
        .eq('available', true)
        .order('day_of_week')
        .order('start_time');
      if (error) throw toAppError(error);
      return [...new Set(data.map(({ day_of_week }) => day_of_week))].map((weekday) => ({
        weekday,
        ranges: data
          .filter(({ day_of_week }) => day_of_week === weekday)
          .map(({ id, start_time, end_time }) => ({
            id,
            from: start_time.slice(0, 5),
            to: end_time.slice(0, 5),
          })),
      }));
    },
  });
}
