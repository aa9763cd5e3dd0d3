import { dayOf, timeOf, type Instant, type IsoDay } from './schedule/days';
import { TIME_ZONE } from './schedule/zone';
import { timeZoneName } from './time-zones';

/** Why a day has no free times. `too_soon`: within the professional's notice; `too_far`: beyond their horizon. */
export type NoTimes = 'past' | 'too_soon' | 'too_far' | 'holiday' | 'closed' | 'full';

/** A day with the starts that can be booked. */
export interface FreeDay {
  readonly date: IsoDay;
  readonly times: readonly Instant[];
  /** Null if there are times. */
  readonly reason: NoTimes | null;
}

/**
 * The days of a professional as days of another zone, by date. The reasons remain those of the professional's
 * own day of this date.
 */
export function daysIn(days: readonly FreeDay[], zone: string): ReadonlyMap<IsoDay, FreeDay> {
  const times = new Map<IsoDay, Instant[]>();
  for (const time of days.flatMap((day) => day.times)) {
    const date = dayOf(time, zone);
    times.set(date, [...(times.get(date) ?? []), time]);
  }
  const reasons = new Map(days.map(({ date, reason }) => [date, reason]));
  const dates = new Set([...reasons.keys(), ...times.keys()]);
  return new Map(
    [...dates].map((date) => {
      const free = times.get(date) ?? [];
      return [date, { date, times: free, reason: free.length > 0 ? null : (reasons.get(date) ?? 'closed') }];
    }),
  );
}

/** Removes one time from the days; a day that has no other is full. */
export const daysWithout = (days: readonly FreeDay[], moment: Instant): readonly FreeDay[] =>
  days.map((day) => {
    const times = day.times.filter((time) => Date.parse(time) !== Date.parse(moment));
    return { ...day, times, reason: times.length > 0 ? null : (day.reason ?? 'full') };
  });

/** The other free times closest to a moment, in order of time. */
export function nearestTimes(days: readonly FreeDay[], moment: Instant, howMany: number): readonly Instant[] {
  const at = Date.parse(moment);
  const distance = (time: Instant) => Math.abs(Date.parse(time) - at);
  return days
    .flatMap((day) => day.times)
    .filter((time) => time !== moment)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, howMany)
    .toSorted();
}

/** Whether clocks in both zones show the same at a moment. */
export const isSameClock = (one: string, other: string, moment: Date): boolean =>
  dayOf(moment, one) === dayOf(moment, other) && timeOf(moment, one) === timeOf(moment, other);

/** The place of a zone in a sentence: "horário de Brasília". */
export const zonePlace = (zone: string): string => (zone === TIME_ZONE ? 'Brasília' : timeZoneName(zone));
