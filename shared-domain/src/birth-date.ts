import { dayOf, isIsoDay, type IsoDay } from './schedule';
import { onlyDigits } from './text';

/** Length of a complete birth date with its mask, 14/03/1991. */
export const BIRTH_DATE_MAX_LENGTH = 10;

const EARLIEST: IsoDay = '1900-01-01';

/** Masks a partial input: "1403" becomes "14/03". Drops all but the first eight digits. */
export function formatBirthDate(input: string): string {
  const digits = onlyDigits(input).slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/**
 * Parses a birth date written as 14/03/1991; null if there is no such day, or if it is before 1900 or after
 * today in São Paulo.
 */
export function parseBirthDate(input: string, now: Date): IsoDay | null {
  const [, day, month, year] = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(input.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  return isIsoDay(date) && date >= EARLIEST && date <= dayOf(now) ? date : null;
}
