import type { IsoDay } from 'shared-domain/schedule';
import type { ExceptionDay } from './exceptions';
import { inOrder, rangeFault, startsOf, type TimeRange } from './ranges';

/** The ranges of each weekday, Monday first; none: the professional does not attend. */
export type Week = readonly (readonly TimeRange[])[];

/** What is edited and saved together. */
export interface HoursDraft {
  readonly week: Week;
  /** IANA name. */
  readonly timeZone: string;
  readonly breakMinutes: number;
  readonly noticeHours: number;
  readonly horizonDays: number;
  /** Null: no limit. */
  readonly maxPerDay: number | null;
}

/** A professional's working hours, as `set_hours` replaces them. */
export interface WorkingHours {
  readonly draft: HoursDraft;
  readonly closedOnHolidays: boolean;
  /** In order of the days; past ones too. */
  readonly exceptions: readonly ExceptionDay[];
}

/** The saved hours with what the server derives from them. */
export interface SavedHours extends WorkingHours {
  /** False: nothing was ever saved, and the usual hours hold. */
  readonly isOwn: boolean;
  /** In the professional's zone. */
  readonly today: IsoDay;
  /** The first instant that can be booked in the coming weeks. */
  readonly firstFree: string | null;
}

export const NO_RANGES: readonly TimeRange[] = [];

/** A usual week to begin with. */
export const WEEK_TO_BEGIN_WITH: Week = Array.from({ length: 7 }, (_, day) =>
  day < 5
    ? [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '18:00' },
      ]
    : NO_RANGES,
);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const isSameDraft = (a: HoursDraft, b: HoursDraft): boolean =>
  changesOf(a, b).weekdays.length === 0 && !changesOf(a, b).rules;

export interface Changes {
  /** 1 for Monday, 7 for Sunday. */
  readonly weekdays: readonly number[];
  /** Whether a rule differs. */
  readonly rules: boolean;
}

/** Where a draft differs from the saved one. The order of a day's ranges does not matter. */
export function changesOf(saved: HoursDraft, draft: HoursDraft): Changes {
  const { week: before, ...rulesBefore } = saved;
  const { week: after, ...rulesAfter } = draft;
  const weekdays = before.flatMap((ranges, day) =>
    isSame(inOrder(ranges), inOrder(after[day] ?? NO_RANGES)) ? [] : [day + 1],
  );
  const rules = Object.entries(rulesBefore).some(
    ([rule, value]) => rulesAfter[rule as keyof typeof rulesAfter] !== value,
  );
  return { weekdays, rules };
}

/** The weekdays that cannot be saved, 1 for Monday. */
export const faultyWeekdays = ({ week }: HoursDraft): readonly number[] =>
  week.flatMap((ranges, day) => (rangeFault(ranges) ? [day + 1] : []));

export const startsPerWeek = ({ week, breakMinutes }: HoursDraft): number =>
  week.reduce((sum, ranges) => sum + startsOf(ranges, breakMinutes).length, 0);

/** A week with other ranges on one day, 0 for Monday. */
export const withDay = (week: Week, day: number, ranges: readonly TimeRange[]): Week =>
  week.with(day, ranges);

/** The arguments of `set_hours`. */
export function toArguments({ draft, closedOnHolidays, exceptions }: WorkingHours) {
  return {
    time_zone: draft.timeZone,
    break_minutes: draft.breakMinutes,
    notice_hours: draft.noticeHours,
    horizon_days: draft.horizonDays,
    max_per_day: draft.maxPerDay,
    closed_on_holidays: closedOnHolidays,
    hours: draft.week.flatMap((ranges, day) =>
      inOrder(ranges).map(({ from, to }) => ({ weekday: day + 1, from, to })),
    ),
    exceptions: exceptions.map(({ day, range, note }) => ({
      date: day,
      from: range?.from ?? null,
      to: range?.to ?? null,
      note,
    })),
  };
}

/** Rows of `weekly_availability` as a week. */
export const weekFrom = (rows: readonly { weekday: number; from: string; to: string }[]): Week =>
  Array.from({ length: 7 }, (_, day) =>
    inOrder(
      rows
        .filter(({ weekday }) => weekday === day + 1)
        .map(({ from, to }) => ({ from: from.slice(0, 5), to: to.slice(0, 5) })),
    ),
  );
