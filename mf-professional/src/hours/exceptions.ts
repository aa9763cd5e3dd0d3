import { addDays, type IsoDay } from 'shared-domain/schedule';
import { inOrder, type TimeRange } from './ranges';

/** One row of `hours_exceptions`: a day without hours, or one of the ranges that replace its hours. */
export interface ExceptionDay {
  readonly day: IsoDay;
  /** Null: closed all day. */
  readonly range: TimeRange | null;
  /** Seen by the professional only. */
  readonly note: string | null;
}

/** What the professional sees as one exception: days without hours, or one day with other hours. */
export interface HoursException {
  readonly kind: 'closed' | 'extra';
  readonly since: IsoDay;
  readonly until: IsoDay;
  readonly note: string | null;
  /** Of an extra day; else none. */
  readonly ranges: readonly TimeRange[];
}

/** Rows of the database that one person may have. */
export const MAX_EXCEPTION_DAYS = 400;
export const MAX_CLOSED_DAYS = 180;

/** Groups rows: closed days that follow each other with the same name are one exception. */
export function exceptionsFrom(rows: readonly ExceptionDay[]): readonly HoursException[] {
  const exceptions: HoursException[] = [];
  for (const { day, range, note } of rows.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const last = exceptions.at(-1);
    const continues =
      last !== undefined &&
      last.note === note &&
      (range
        ? last.kind === 'extra' && last.until === day
        : last.kind === 'closed' && addDays(last.until, 1) === day);
    if (continues) exceptions.pop();
    const ranges = range ? [...(continues ? last.ranges : []), range] : [];
    exceptions.push({
      kind: range ? 'extra' : 'closed',
      since: continues ? last.since : day,
      until: day,
      note,
      ranges: inOrder(ranges),
    });
  }
  return exceptions;
}

/** How many days an exception has. */
export const daysOf = ({ since, until }: Pick<HoursException, 'since' | 'until'>): number =>
  Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000) + 1;

/** The rows of one exception. */
export function rowsOf(exception: HoursException): readonly ExceptionDay[] {
  const { kind, since, note, ranges } = exception;
  if (kind === 'extra') return ranges.map((range) => ({ day: since, range, note }));
  return Array.from({ length: daysOf(exception) }, (_, days) => ({
    day: addDays(since, days),
    range: null,
    note,
  }));
}

const isOf = (exception: HoursException | null, day: IsoDay) =>
  exception !== null && day >= exception.since && day <= exception.until;

/** The rows with one exception instead of another; null: none (to add, or to remove). */
export function withException(
  rows: readonly ExceptionDay[],
  before: HoursException | null,
  after: HoursException | null,
): readonly ExceptionDay[] {
  const others = rows.filter(({ day }) => !isOf(before, day));
  return [...others, ...(after ? rowsOf(after) : [])].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The first day of an exception that another one already has; null: none. */
export function takenDay(
  rows: readonly ExceptionDay[],
  before: HoursException | null,
  { since, until }: Pick<HoursException, 'since' | 'until'>,
): ExceptionDay | null {
  return rows.find(({ day }) => day >= since && day <= until && !isOf(before, day)) ?? null;
}
