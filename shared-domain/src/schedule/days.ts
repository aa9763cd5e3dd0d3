import { wallClock } from './zone';

/** A calendar day, '2026-11-26', without a time or a zone. */
export type IsoDay = `${number}-${number}-${number}`;
/** A moment in UTC, '2026-11-26T14:30:00.000Z'. */
export type Instant = string;

const DAY_MS = 86_400_000;
const utc = (day: IsoDay) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (epoch: number) => new Date(epoch).toISOString().slice(0, 10) as IsoDay;

/** Whether a text is an existing day, written as 2026-11-26. */
export function isIsoDay(text: string): text is IsoDay {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const epoch = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(epoch) && fromUtc(epoch) === text;
}

/** Adds days; negative numbers subtract. */
export const addDays = (day: IsoDay, days: number): IsoDay => fromUtc(utc(day) + days * DAY_MS);

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (day: IsoDay): number => new Date(utc(day)).getUTCDay();

/** The day at a moment, in São Paulo or in another zone. */
export const dayOf = (moment: Instant | Date, zone?: string): IsoDay =>
  wallClock(new Date(moment), zone).day as IsoDay;

/** The time at a moment, '11:30', in São Paulo or in another zone. */
export const timeOf = (moment: Instant | Date, zone?: string): string =>
  wallClock(new Date(moment), zone).time.slice(0, 5);
