import { holidaysOf } from './holidays';
import { addDays, weekdayOf, type IsoDay } from './schedule/days';

const SUNDAY = 0;
const SATURDAY = 6;

const isBusinessDay = (day: IsoDay): boolean =>
  weekdayOf(day) !== SUNDAY &&
  weekdayOf(day) !== SATURDAY &&
  !holidaysOf(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);

/** How many business days (Monday to Friday without national holidays) come after `from`, up to and with `to`. */
export function businessDaysAfter(from: IsoDay, to: IsoDay): number {
  let days = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) days++;
  return days;
}
