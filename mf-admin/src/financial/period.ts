import { addDays, formatDayMonth, formatMonthYear, type IsoDay } from 'shared-domain/schedule';

/** The periods of the figures by their names in the address; the first is the default. */
export const PERIODS = ['este-mes', 'mes-passado', '7-dias', '30-dias', '12-meses'] as const;
export type PeriodName = (typeof PERIODS)[number];

export interface Days {
  readonly first: IsoDay;
  readonly last: IsoDay;
}

/** A period and the one that it is compared with. */
export interface Period extends Days {
  readonly name: PeriodName;
  readonly before: Days;
}

const monthOf = (day: IsoDay): IsoDay => `${day.slice(0, 8)}01` as IsoDay;
const lastOf = (firstOfMonth: IsoDay): IsoDay => addDays(monthOf(addDays(firstOfMonth, 31)), -1);
const monthBefore = (firstOfMonth: IsoDay): IsoDay => monthOf(addDays(firstOfMonth, -1));
/** The same date of a month, or its last day where it is shorter. */
const sameDate = (day: IsoDay, firstOfMonth: IsoDay): IsoDay => {
  const last = lastOf(firstOfMonth);
  return day.slice(8) > last.slice(8) ? last : (`${firstOfMonth.slice(0, 8)}${day.slice(8)}` as IsoDay);
};

/** Reads a period's name; this month by default. */
export const periodNamed = (text: string | null): PeriodName =>
  PERIODS.find((name) => name === text) ?? 'este-mes';

/** The days of a period until today, and those before: the same dates of a month, or as many days. */
export function periodOf(name: PeriodName, today: IsoDay): Period {
  const month = monthOf(today);
  switch (name) {
    case 'este-mes': {
      const earlier = monthBefore(month);
      return { name, first: month, last: today, before: { first: earlier, last: sameDate(today, earlier) } };
    }
    case 'mes-passado': {
      const first = monthBefore(month);
      const earlier = monthBefore(first);
      return { name, first, last: lastOf(first), before: { first: earlier, last: lastOf(earlier) } };
    }
    case '7-dias':
      return lastDays(name, 7, today);
    case '30-dias':
      return lastDays(name, 30, today);
    case '12-meses':
      return lastDays(name, 365, today);
  }
}

function lastDays(name: PeriodName, days: number, today: IsoDay): Period {
  const first = addDays(today, 1 - days);
  return { name, first, last: today, before: { first: addDays(first, -days), last: addDays(first, -1) } };
}

/** "1 a 26 de novembro", "28 de outubro a 26 de novembro", "novembro de 2025 a …" over a year. */
export function daysText({ first, last }: Days): string {
  if (first === last) return formatDayMonth(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))} a ${formatDayMonth(last)}`;
  if (first.slice(0, 4) === last.slice(0, 4)) return `${formatDayMonth(first)} a ${formatDayMonth(last)}`;
  return `${formatMonthYear(first)} a ${formatMonthYear(last)}`;
}
