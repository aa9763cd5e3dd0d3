import type { TestDatabase } from './database.ts';
import type { Actor } from './people.ts';

/** A range of a weekday: 1 is Monday. */
export interface WeeklyRange {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

/** A single day: closed without a range, else open in it. */
export interface DayRange {
  readonly date: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly note?: string;
}

/** Arguments of set_hours. */
export interface Hours {
  readonly timeZone: string | null;
  readonly breakMinutes: number | null;
  readonly noticeHours: number | null;
  readonly horizonDays: number | null;
  readonly closedOnHolidays: boolean | null;
  readonly hours: readonly WeeklyRange[] | null;
  readonly exceptions: readonly DayRange[] | null;
  readonly maxPerDay: number | null;
  readonly preview: boolean;
  /** The hours as they were read. */
  readonly shown: object | null;
}

/** A consultation outside the new hours. */
export interface Outside {
  readonly consultation_id: string;
  readonly starts_at: string;
}

/** Mornings from Monday to Friday. */
export const MORNINGS: readonly WeeklyRange[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '08:00',
  to: '12:00',
}));

/**
 * Sets a professional's hours; by default mornings in São Paulo, without a break, two hours' notice.
 * @throws {Refusal}
 */
export async function setHours(
  database: TestDatabase,
  wish: Partial<Hours> = {},
  who: Actor = 'professional',
): Promise<readonly Outside[]> {
  const all: Hours = {
    timeZone: 'America/Sao_Paulo',
    breakMinutes: 0,
    noticeHours: 2,
    horizonDays: 60,
    closedOnHolidays: false,
    hours: MORNINGS,
    exceptions: [],
    maxPerDay: null,
    preview: false,
    shown: null,
    ...wish,
  };
  const [row] = await database.as<{ answer: { outside: Outside[] } }>(
    who,
    'select public.set_hours($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as answer',
    [
      all.timeZone,
      all.breakMinutes,
      all.noticeHours,
      all.horizonDays,
      all.closedOnHolidays,
      JSON.stringify(all.hours),
      JSON.stringify(all.exceptions),
      all.maxPerDay,
      all.preview,
      all.shown && JSON.stringify(all.shown),
    ],
  );
  return row?.answer.outside ?? [];
}

/** A day of free_times. */
export interface FreeDay {
  readonly date: string;
  readonly times: readonly string[];
  readonly reason: string | null;
}

/** Calls free_times; times as UTC ISO texts. */
export async function freeTimes(
  database: TestDatabase,
  professional: string,
  since: string,
  until: string,
  who: Actor = 'visitor',
  moving: string | null = null,
): Promise<{ timeZone: string; days: readonly FreeDay[] } | null> {
  const [row] = await database.as<{ answer: { time_zone: string; days: FreeDay[] } | null }>(
    who,
    'select public.free_times($1, $2, $3, $4) as answer',
    [professional, since, until, moving],
  );
  if (!row?.answer) return null;
  const days = row.answer.days.map(({ times, ...day }) => ({
    ...day,
    times: times.map((time) => new Date(time).toISOString().replace('.000Z', 'Z')),
  }));
  return { timeZone: row.answer.time_zone, days };
}
