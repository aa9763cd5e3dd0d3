import type { Brand } from './brand';
import { onlyDigits } from './text';

/** Area code and number, ten (landline) or eleven (mobile) digits. Created by `parsePhone` only. */
export type Phone = Brand<string, 'Phone'>;

/** A complete mobile number with its mask, for hints at phone fields. */
export const PHONE_EXAMPLE = '(11) 99999-9999';

export const PHONE_MAX_LENGTH = PHONE_EXAMPLE.length;

/** The national digits, without the leading +55 of a pasted number. */
const nationalDigits = (input: string) => onlyDigits(input.replace(/^\s*\+\s*55/, ''));

/**
 * Parses a Brazilian phone number, masked or not, with or without +55: two digits of area code, then nine
 * digits starting with 9 (mobile) or eight starting with 2 to 5 (landline). Null otherwise.
 */
export function parsePhone(input: string): Phone | null {
  if (!/^[\s0-9()+.-]*$/.test(input)) return null;
  const digits = nationalDigits(input);
  return /^[1-9][1-9](?:9[0-9]{8}|[2-5][0-9]{7})$/.test(digits) ? (digits as Phone) : null;
}

/** Masks a partial input: (11) 99999-9999 for a mobile, (11) 3333-4444 for a landline. */
export function formatPhone(input: string): string {
  const digits = nationalDigits(input).slice(0, 11);
  if (digits.length <= 2) return digits && `(${digits}`;
  const [area, number] = [digits.slice(0, 2), digits.slice(2)];
  const split = number.startsWith('9') || number.length === 9 ? 5 : 4;
  const end = number.slice(split);
  return `(${area}) ${number.slice(0, split)}${end && `-${end}`}`;
}
