import { addDays, weekdayOf, type IsoDay } from 'shared-domain/schedule';

/** Days of the six weeks that hold any month. */
export const MONTH_DAYS = 42;

const THURSDAY = 3;

/** The Monday of a day's week. */
export const mondayOf = (day: IsoDay): IsoDay => addDays(day, -((weekdayOf(day) + 6) % 7));

const daysFrom = (first: IsoDay, count: number): readonly IsoDay[] =>
  Array.from({ length: count }, (_, days) => addDays(first, days));

/** Monday to Sunday. */
export const weekOf = (day: IsoDay): readonly IsoDay[] => daysFrom(mondayOf(day), 7);

/** The first day of the month that most of a week lies in. */
export const monthOfWeek = (day: IsoDay): IsoDay =>
  `${addDays(mondayOf(day), THURSDAY).slice(0, 7)}-01` as IsoDay;

/** The first day of another month. */
export function addMonths(month: IsoDay, months: number): IsoDay {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10) as IsoDay;
}

/** The Monday with which the six weeks of a month begin. */
export const firstOfMonth = (month: IsoDay): IsoDay => mondayOf(month);

/** The six weeks of a month. */
export const weeksOfMonth = (month: IsoDay): readonly (readonly IsoDay[])[] =>
  Array.from({ length: MONTH_DAYS / 7 }, (_, week) => daysFrom(addDays(firstOfMonth(month), week * 7), 7));
