import type { Instant, IsoDay } from './schedule';

/** How often a series repeats, in weeks, and how many dates it may have. */
export const EVERY_WEEKS = [1, 2] as const;
export const OCCURRENCES = [4, 8, 12] as const;
export type EveryWeeks = (typeof EVERY_WEEKS)[number];
export type Occurrences = (typeof OCCURRENCES)[number];

/** The rule of a series that starts at the chosen time. */
export interface SeriesRule {
  readonly everyWeeks: EveryWeeks;
  readonly occurrences: Occurrences;
}

/** Why a date cannot take place, as patients see it. */
export type ConflictReason =
  'busy_professional' | 'busy_patient' | 'closed' | 'holiday' | 'no_such_time' | 'past';

/** A date of the series, as the server checked it. */
export interface SeriesDate<Reason extends string = ConflictReason> {
  readonly number: number;
  /** The day in the professional's time zone. */
  readonly day: IsoDay;
  /** Null on a day whose clocks skip this time. */
  readonly startsAt: Instant | null;
  /** Null: the date can take place. */
  readonly reason: Reason | null;
  /** Whether it is reserved when the series starts; later ones are eight weeks before. */
  readonly isMade: boolean;
  /** Free times near a date in conflict. */
  readonly others: readonly Instant[];
}

/** Other times that were chosen, by the number of the date. */
export type OtherTimes = Readonly<Record<number, Instant>>;

/** What becomes of the dates in conflict. */
export interface AgreedDates {
  /** Numbers of those that do not take place. */
  readonly leftOut: readonly number[];
  readonly others: OtherTimes;
}

/** What is booked as a series. */
export type AgreedSeries = SeriesRule & AgreedDates;

/** The chosen times that the server still offers. */
export const offered = (dates: readonly SeriesDate<string>[], others: OtherTimes): OtherTimes =>
  Object.fromEntries(
    dates.flatMap((date) => {
      const other = others[date.number];
      return other !== undefined && date.others.includes(other) ? [[date.number, other]] : [];
    }),
  );

/** Numbers of the dates in conflict without another time: they are left out. */
export const leftOutOf = (dates: readonly SeriesDate<string>[], others: OtherTimes): readonly number[] =>
  dates
    .filter(({ number, reason }) => reason !== null && others[number] === undefined)
    .map(({ number }) => number);
