import { formatDayLong, type IsoDay } from 'shared-domain/schedule';

/** The label of a day in the calendar, where the first of a month is "1", its visible text. */
export const calendarLabel = (day: IsoDay) => new RegExp(formatDayLong(day).replace('1º', '1'), 'i');
