import { addDays, dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { copy } from './copy';
import type { PatientPage } from './use-patients';

type Clock = Pick<PatientPage, 'today' | 'timeZone'>;

/** Whether an instant is on the current day of the professional's zone. */
export const isToday = (at: Instant, { today, timeZone }: Clock): boolean => dayOf(at, timeZone) === today;

/** "hoje", "amanhã" or "qui., 26 nov." in the professional's zone; other years have four digits after it. */
export function dayText(at: Instant, { today, timeZone }: Clock): string {
  const day = dayOf(at, timeZone);
  if (day === today) return copy.today;
  if (day === addDays(today, 1)) return copy.tomorrow;
  return day.slice(0, 4) === today.slice(0, 4)
    ? formatDayShort(day)
    : `${formatDayShort(day)} ${day.slice(0, 4)}`;
}

/** The same with the time: "hoje, 11:00". */
export const momentText = (at: Instant, clock: Clock): string =>
  copy.at(dayText(at, clock), timeOf(at, clock.timeZone));
