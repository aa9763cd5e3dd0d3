import { addDays, momentOf, type Instant, type IsoDay } from 'shared-domain/schedule';

export type Repeat = 'once' | 'weekly' | 'biweekly';

const WEEKS: Readonly<Record<Repeat, number>> = { once: 0, weekly: 1, biweekly: 2 };

/** How many dates a repetition can have. */
export const COUNTS = [4, 8, 12] as const;
export type Count = (typeof COUNTS)[number];

/** The same local time on a day and, if repeated, on the following ones. */
export function repeatedStarts(
  day: IsoDay,
  time: string,
  timeZone: string,
  { repeat, count }: { readonly repeat: Repeat; readonly count: Count },
): readonly Instant[] {
  return Array.from({ length: repeat === 'once' ? 1 : count }, (_, place) =>
    momentOf(addDays(day, place * 7 * WEEKS[repeat]), time, timeZone).toISOString(),
  );
}
