import { DAY, MINUTE, type Case, type Range } from './cases.ts';

/** A time in which a person is busy, in milliseconds. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** What is in the agenda, after everything that could not be there was left out. */
export interface Agenda {
  readonly professional: readonly Place[];
  readonly viewer: readonly Place[];
  /** Starts of the professional's consultations that count towards the most of a day. */
  readonly counted: readonly number[];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock in the zone shows, as if it were UTC. */
export function wallClock(at: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: string) => parts.get(name as Intl.DateTimeFormatPartTypes) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

export const midnightOf = (wall: number) => Math.floor(wall / DAY) * DAY;

/** Easter by Gauss, as corrected in 1816: another rule than the database's. */
function easter(year: number): number {
  const a = year % 19;
  const k = Math.floor(year / 100);
  const p = Math.floor((13 + 8 * k) / 25);
  const m = (15 - p + k - Math.floor(k / 4)) % 30;
  const n = (4 + k - Math.floor(k / 4)) % 7;
  const d = (19 * a + m) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7;
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19);
  return Date.UTC(year, 2, 22 + d + e - (late ? 7 : 0));
}

const FIXED = ['1-1', '4-21', '5-1', '9-7', '10-12', '11-2', '11-15', '12-25'];

export function isHoliday(day: number): boolean {
  const date = new Date(day);
  const name = `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
  const year = date.getUTCFullYear();
  return FIXED.includes(name) || (name === '11-20' && year >= 2024) || easter(year) - 2 * DAY === day;
}

export const USUAL: Pick<
  Case,
  'zone' | 'breakMinutes' | 'noticeHours' | 'horizonDays' | 'maxPerDay' | 'closedOnHolidays'
> = {
  zone: 'America/Sao_Paulo',
  breakMinutes: 0,
  noticeHours: 2,
  horizonDays: 60,
  maxPerDay: null,
  closedOnHolidays: false,
};
const USUAL_RANGES: readonly Range[] = [
  { from: 540, to: 740 },
  { from: 840, to: 1090 },
];

/** First day of the question, as its exceptions count from it. */
export const firstDay = ({ now, sinceShift }: Pick<Case, 'now' | 'sinceShift'>): number =>
  midnightOf(now + sinceShift);

export function rangesOf(asked: Case, day: number): readonly Range[] {
  const weekday = ((new Date(day).getUTCDay() + 6) % 7) + 1;
  if (!asked.hasHours) return weekday === 7 ? [] : USUAL_RANGES;
  const exception = asked.exceptions.find(({ ahead }) => firstDay(asked) + ahead * DAY === day);
  if (exception) return exception.ranges;
  if (asked.closedOnHolidays && isHoliday(day)) return [];
  return asked.weekly.filter((one) => one.weekday === weekday).map((one) => one.range);
}

const isStart = ({ from, to }: Range, minute: number, grid: number) =>
  minute >= from && minute + 50 <= to && (minute - from) % grid === 0;

/** Free starts, found by looking at the clock every five minutes. */
export function expectedStarts(asked: Case, { professional, viewer, counted }: Agenda): readonly number[] {
  const rules = asked.hasHours ? asked : USUAL;
  const { zone, breakMinutes } = rules;
  const since = asked.now + asked.sinceShift;
  const until = since + asked.days * DAY;
  const lastDay = midnightOf(wallClock(asked.now, zone)) + rules.horizonDays * DAY;
  const onDay = new Map<number, number>();
  const seen = new Set<number>();
  const found: number[] = [];
  const isTaken = (places: readonly Place[], at: number, minutes: number) =>
    places.some(({ from, to }) => at < to && from < at + minutes * MINUTE);

  for (let at = midnightOf(since) - DAY; at <= until; at += 5 * MINUTE) {
    const wall = wallClock(at, zone);
    // Of two equal local times the first counts.
    if (seen.has(wall)) continue;
    seen.add(wall);
    const day = midnightOf(wall);
    const minute = (wall - day) / MINUTE;
    if (at < since || at <= asked.now || at < asked.now + rules.noticeHours * 60 * MINUTE) continue;
    if (day > lastDay || !rangesOf(asked, day).some((range) => isStart(range, minute, 50 + breakMinutes)))
      continue;
    const booked = counted.filter((start) => midnightOf(wallClock(start, zone)) === day).length;
    if (rules.maxPerDay !== null && booked >= rules.maxPerDay) continue;
    if (isTaken(professional, at, 50 + breakMinutes) || isTaken(viewer, at, 50)) continue;
    if (asked.perDay !== null && (onDay.get(day) ?? 0) >= asked.perDay) continue;
    onDay.set(day, (onDay.get(day) ?? 0) + 1);
    found.push(at);
  }
  return asked.atMost === null ? found : found.slice(0, asked.atMost);
}
