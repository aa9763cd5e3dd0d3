import { addDays, dateBlock, formatMonthYear, weekdayOf, type IsoDay } from 'shared-domain/schedule';

/** The first day of a day's month. */
export const monthOf = (day: IsoDay): IsoDay => `${day.slice(0, 8)}01` as IsoDay;

/** The first day of the month before or after. */
export const monthAfter = (month: IsoDay): IsoDay => monthOf(addDays(month, 31));
export const monthBefore = (month: IsoDay): IsoDay => monthOf(addDays(month, -1));

/** Reads "2026-11" as its first day; null if it is no month of this century. */
export const monthFrom = (text: string | null): IsoDay | null =>
  text !== null && /^20[0-9]{2}-(0[1-9]|1[0-2])$/.test(text) ? (`${text}-01` as IsoDay) : null;

/** "novembro" in the current year, else "novembro de 2025". */
export function monthText(month: IsoDay, today: IsoDay): string {
  const text = formatMonthYear(month);
  return month.slice(0, 4) === today.slice(0, 4) ? text.slice(0, text.indexOf(' ')) : text;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A week of a month, Monday to Sunday, cut at the month's ends. */
export interface Week {
  readonly monday: IsoDay;
  readonly first: IsoDay;
  readonly last: IsoDay;
}

export function weeksOf(month: IsoDay): readonly Week[] {
  const end = addDays(monthAfter(month), -1);
  const weeks: Week[] = [];
  let monday = addDays(month, -((weekdayOf(month) + 6) % 7));
  while (monday <= end) {
    const sunday = addDays(monday, 6);
    weeks.push({ monday, first: monday < month ? month : monday, last: sunday > end ? end : sunday });
    monday = addDays(monday, 7);
  }
  return weeks;
}

const dateText = (day: IsoDay) => (day.endsWith('-01') ? '1º' : String(Number(day.slice(8))));

/** "2 a 8 nov.", "30 nov." */
export function weekText({ first, last }: Week): string {
  const end = `${dateText(last)} ${dateBlock(last).month}`;
  return first === last ? end : `${dateText(first)} a ${end}`;
}
