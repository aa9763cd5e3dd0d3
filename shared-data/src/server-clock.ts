import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase } from 'shared-portal/portal';
import { withTimeLimit } from 'shared-portal/time-limit';

/** Somebody may set the device's clock while the page is open. */
const MEASURED_AGAIN_MS = 30_000;

/** No screen waits longer for it: then what was known before counts, or else the device's clock. */
const LIMIT_SECONDS = 3;

export interface ServerClock {
  /** The server's time, as far as it is known; else the device's. */
  readonly now: () => Date;
  /** Whether the server was asked: it answered, or it failed to in time. */
  readonly isMeasured: boolean;
}

/** One measurement for everybody who asks: by how many milliseconds the server's clock is ahead of the device's. */
const measurement = (supabase: () => Promise<PortalClient>) => ({
  queryKey: ['server-clock'],
  queryFn: async () => {
    const client = await supabase();
    const asked = Date.now();
    const { data, error } = await withTimeLimit(Promise.resolve(client.rpc('server_now')), LIMIT_SECONDS);
    if (error) throw toAppError(error);
    const answered = Date.now();
    // The server looked at its clock about half-way.
    return Date.parse(data) - (asked + answered) / 2;
  },
});

const aheadOfDevice = (milliseconds: number | undefined) => new Date(Date.now() + (milliseconds ?? 0));

/**
 * The clock that decides what is to come, what is over and how long there is still. A device's own may be wrong by
 * days. For what a screen shows.
 */
export function useServerClock(): ServerClock {
  const ahead = useQuery({ ...measurement(useSupabase()), refetchInterval: MEASURED_AGAIN_MS });
  return { now: () => aheadOfDevice(ahead.data), isMeasured: ahead.isFetched };
}

/**
 * The same clock for a data hook, which waits for it: a list sorted by the device's clock would be another one a moment
 * later. Where the server does not tell, the device's time stands in, so that the list comes all the same.
 */
export function useServerNow(): () => Promise<Date> {
  const supabase = useSupabase();
  const queries = useQueryClient();
  return async () => {
    const asked = measurement(supabase);
    const ahead = await queries.query(asked).catch(() => queries.getQueryData<number>(asked.queryKey));
    return aheadOfDevice(ahead);
  };
}
