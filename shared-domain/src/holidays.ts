import { addDays, type IsoDay } from './schedule/days';

/** A national holiday of Brazil. */
export interface Holiday {
  readonly day: IsoDay;
  readonly name: string;
}

const two = (number: number) => String(number).padStart(2, '0');
const dayIn = (year: number, month: number, date: number) => `${year}-${two(month)}-${two(date)}` as IsoDay;

/** Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
export function easterOf(year: number): IsoDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return dayIn(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Month, date, name, and the first year if it is recent. */
const FIXED: readonly (readonly [number, number, string, number?])[] = [
  [1, 1, 'Confraternização Universal'],
  [4, 21, 'Tiradentes'],
  [5, 1, 'Dia do Trabalho'],
  [9, 7, 'Independência do Brasil'],
  [10, 12, 'Nossa Senhora Aparecida'],
  [11, 2, 'Finados'],
  [11, 15, 'Proclamação da República'],
  [11, 20, 'Consciência Negra', 2024],
  [12, 25, 'Natal'],
];

/**
 * The national holidays of a year, in order (Lei 662/1949, Lei 6.802/1980, Lei 14.759/2023, and Good Friday).
 * The same days as `private.national_holidays` of the database.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const fixed = FIXED.filter(([, , , since = 0]) => year >= since).map(([month, date, name]) => ({
    day: dayIn(year, month, date),
    name,
  }));
  const goodFriday = addDays(easterOf(year), -2);
  const all = fixed.some(({ day }) => day === goodFriday)
    ? fixed
    : [...fixed, { day: goodFriday, name: 'Sexta-feira Santa' }];
  return all.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The next national holidays, the first of them perhaps today. */
export function nextHolidays(today: IsoDay, howMany: number): readonly Holiday[] {
  const year = Number(today.slice(0, 4));
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ day }) => day >= today).slice(0, howMany);
}
