/** Limits of hosted Supabase projects. */
export const LIMITS = {
  /** Connections to this process. */
  connections: 1000,
  channelsPerConnection: 100,
  /** Bytes of a broadcast's body. */
  payload: 3_000_000,
  /** Of one channel of one client. */
  broadcastsPerSecond: 100,
  presenceCalls: { count: 5, withinMs: 30_000 },
  /** Messages of one replay. */
  replayed: 25,
} as const;

/** Longest time between two checks of a member's token. */
export const TOKEN_CHECK_MS = 300_000;

/** Counts calls within a sliding window; returns whether another one is allowed. */
export function createRate(count: number, withinMs: number): (now: number) => boolean {
  let calls: number[] = [];
  return (now) => {
    calls = [...calls.filter((at) => at > now - withinMs), now];
    return calls.length <= count;
  };
}
