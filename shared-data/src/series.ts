import type { IsoDay } from 'shared-domain/schedule';
import type { AgreedDates, AgreedSeries, SeriesDate } from 'shared-domain/series';

interface DateRow {
  readonly number: number;
  readonly date: string;
  readonly starts_at: string | null;
  readonly reason: string | null;
  readonly is_made: boolean;
  readonly others: readonly string[];
}

/** A date of a previewed series. */
export const seriesDate = <Reason extends string>(row: DateRow): SeriesDate<Reason> => ({
  number: row.number,
  day: row.date as IsoDay,
  startsAt: row.starts_at && new Date(row.starts_at).toISOString(),
  reason: row.reason as Reason | null,
  isMade: row.is_made,
  others: row.others.map((other) => new Date(other).toISOString()),
});

/** The arguments with which a series is booked. */
export const seriesArguments = ({ everyWeeks, occurrences, leftOut, others }: AgreedSeries) => ({
  every_weeks: everyWeeks,
  occurrences,
  ...datesArguments({ leftOut, others }),
});

/** The arguments that say which dates are left out and which take place at another time. */
export const datesArguments = ({ leftOut, others }: AgreedDates) => ({
  left_out: [...leftOut],
  others: Object.entries(others).map(([number, startsAt]) => ({
    number: Number(number),
    starts_at: startsAt,
  })),
});
