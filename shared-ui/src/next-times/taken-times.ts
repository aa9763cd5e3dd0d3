import { useState } from 'react';
import { dayOf, type Instant } from 'shared-domain/schedule';

/** What a card shows of a day, and in all. */
const PER_DAY = 2;
const IN_ALL = 5;

/**
 * Whether a time shown before was taken: missing from the next times although they go on after it. One that
 * earlier times of its day have pushed out may still be free.
 */
function isTaken(time: Instant, next: readonly Instant[]): boolean {
  const hasRoom = next.length < IN_ALL || next.some((other) => other > time);
  const earlier = next.filter((other) => other < time && dayOf(other) === dayOf(time));
  return !next.includes(time) && hasRoom && earlier.length < PER_DAY;
}

/** The times shown by this card that were taken meanwhile, at most as many as it shows. */
export function useTakenTimes(times: readonly Instant[] | undefined, now: Date): readonly Instant[] {
  const [before, setBefore] = useState<{
    readonly times: readonly Instant[];
    readonly taken: readonly Instant[];
  }>({ times: [], taken: [] });
  if (times && times !== before.times) {
    const known = [...before.taken, ...before.times].filter((time) => new Date(time) > now);
    setBefore({ times, taken: known.filter((time) => isTaken(time, times)).slice(-IN_ALL) });
  }
  return before.taken;
}
