import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** Hours of one weekday, in São Paulo time. */
export interface Hours {
  readonly id: string;
  /** 1 for Monday, 7 for Sunday. */
  readonly weekday: number;
  /** 'HH:MM' */
  readonly from: string;
  readonly to: string;
}

/** The professional's weekly hours, Monday first. */
export function useAvailability() {
  return useRead({
    key: ['availability'],
    read: async (client, { userId }): Promise<Hours[]> => {
      const { data, error } = await client
        .from('weekly_availability')
        .select('id, day_of_week, start_time, end_time')
        .eq('user_id', userId)
        .eq('available', true)
        .order('day_of_week')
        .order('start_time');
      if (error) throw toAppError(error);
      return data.map(({ id, day_of_week, start_time, end_time }) => ({
        id,
        weekday: day_of_week,
        from: start_time.slice(0, 5),
        to: end_time.slice(0, 5),
      }));
    },
  });
}
