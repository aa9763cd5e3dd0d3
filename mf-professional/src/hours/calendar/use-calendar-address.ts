import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** Query key of the address, without the user. */
export const ADDRESS_KEY = 'calendar-address';

/** A calendar's address, without the address itself. UTC ISO instants. */
export interface CalendarAddress {
  readonly createdAt: string;
  readonly lastReadAt: string | null;
}

/** Since when the signed-in professional has a calendar address; null without one. */
export function useCalendarAddress() {
  return useRead({
    key: [ADDRESS_KEY],
    read: async (client): Promise<CalendarAddress | null> => {
      const { data, error } = await client.rpc('calendar_address');
      if (error) throw toAppError(error);
      return data && { createdAt: data.created_at, lastReadAt: data.last_read_at };
    },
  });
}
