import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase } from 'shared-portal/portal';
import { withTimeLimit } from 'shared-portal/time-limit';

/** The device's clock may be changed while the page is open, or the device may sleep. */
const CHECK_MS = 30_000;
const JUMP_MS = 1000;
const MEASURE_MS = 300_000;

/** Timeout for the server's time; afterwards the last known offset is used, or else the device's clock. */
const LIMIT_SECONDS = 3;

export interface ServerClock {
  /** The server's time if known; else the device's. */
  readonly now: () => Date;
  /**
   * Whether the request for the server's time has finished: with a response, or with a failure or timeout.
   */
  readonly isMeasured: boolean;
}

/**
 * One measurement shared by all callers: by how many milliseconds the server's clock is ahead of the
 * device's.
 */
const measurement = (supabase: () => Promise<PortalClient>) => ({
  queryKey: ['server-clock'],
  queryFn: async () => {
    const client = await supabase();
    const asked = Date.now();
    const { data, error } = await withTimeLimit(Promise.resolve(client.rpc('server_now')), LIMIT_SECONDS);
    if (error) throw toAppError(error);
    const answered = Date.now();
    // Assumes that the server read its clock half-way.
    return Date.parse(data) - (asked + answered) / 2;
  },
});

const aheadOfDevice = (milliseconds: number | undefined) => new Date(Date.now() + (milliseconds ?? 0));

/**
 * The clock that decides what is upcoming, what is over and how much time is left, because the device's own
 * may be wrong by days. For rendering.
 */
export function useServerClock(): ServerClock {
  const ahead = useQuery({
    ...measurement(useSupabase()),
    refetchInterval: ({ state }) => (state.data === undefined ? CHECK_MS : MEASURE_MS),
  });
  useClockJumps(() => void ahead.refetch({ cancelRefetch: false }));
  return { now: () => aheadOfDevice(ahead.data), isMeasured: ahead.isFetched };
}

/** Calls `onJump` after the device's clock was changed: it no longer agrees with the time since the page was opened. */
function useClockJumps(onJump: () => void) {
  const jumped = useEffectEvent(onJump);
  useEffect(() => {
    const openedAt = () => Date.now() - performance.now();
    let before = openedAt();
    const timer = setInterval(() => {
      const now = openedAt();
      if (Math.abs(now - before) < JUMP_MS) return;
      before = now;
      jumped();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
}

/**
 * The same clock for a data hook, which waits for it: a list sorted by the device's clock would change a
 * moment later. If the server does not respond, the device's time is used, so that the list still loads.
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
