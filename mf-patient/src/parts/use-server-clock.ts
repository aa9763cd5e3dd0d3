import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase } from 'shared-portal/portal';

/** Somebody may set the device's clock while the page is open. */
const MEASURED_AGAIN_MS = 30_000;

export interface ServerClock {
  /** The server's time, as far as it is known; else the device's. */
  readonly now: () => Date;
  /** Whether the server was asked: it answered, or it failed to. */
  readonly isMeasured: boolean;
}

/** The clock that decides about expiries and deadlines. A device's own may be wrong by hours. */
export function useServerClock(): ServerClock {
  const supabase = useSupabase();
  const ahead = useQuery({
    queryKey: ['server-clock'],
    refetchInterval: MEASURED_AGAIN_MS,
    /** By how many milliseconds the server's clock is ahead of the device's. */
    queryFn: async () => {
      const client = await supabase();
      const asked = Date.now();
      const { data, error } = await client.rpc('server_now');
      if (error) throw toAppError(error);
      const answered = Date.now();
      // The server looked at its clock about half-way.
      return Date.parse(data) - (asked + answered) / 2;
    },
  });
  return { now: () => new Date(Date.now() + (ahead.data ?? 0)), isMeasured: !ahead.isPending };
}
