import type { Brand } from './brand';
import { onlyAlphanumerics } from './text';

/** Twelve letters or digits and two check digits. Created by `parseCnpj` only. */
export type Cnpj = Brand<string, 'Cnpj'>;

export const CNPJ_INVALID = 'CNPJ inválido';
/** Length of a complete CNPJ with its mask, 00.000.000/0000-00. */
export const CNPJ_MAX_LENGTH = 18;

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const ZERO = '0'.charCodeAt(0);

/** IN RFB 2.229/2024: a character counts as its ASCII code minus 48, so A is 17 and Z is 42. */
function checkDigit(characters: string): number {
  const weights = WEIGHTS.slice(WEIGHTS.length - characters.length);
  const sum = weights.reduce((total, weight, i) => total + weight * (characters.charCodeAt(i) - ZERO), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/**
 * Parses a CNPJ, numeric or alphanumeric, masked or not, in either case; null if it has other characters, a
 * wrong length, a wrong check digit or fourteen identical characters.
 */
export function parseCnpj(input: string): Cnpj | null {
  const characters = input.replace(/[\s./-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{12}[0-9]{2}$/.test(characters) || /^(.)\1+$/.test(characters)) return null;
  const body = characters.slice(0, 12);
  const first = checkDigit(body);
  const second = checkDigit(`${body}${first}`);
  return characters === `${body}${first}${second}` ? (characters as Cnpj) : null;
}

/** Masks a partial input: "12abc345" becomes "12.ABC.345". The two check digits accept no letters. */
export function formatCnpj(input: string): string {
  const typed = onlyAlphanumerics(input);
  const body = typed.slice(0, 12);
  const check = typed.slice(12).replace(/[A-Z]/g, '').slice(0, 2);
  const number = [body.slice(0, 2), body.slice(2, 5), body.slice(5, 8)].filter(Boolean).join('.');
  const branch = body.slice(8);
  return `${number}${branch && `/${branch}`}${check && `-${check}`}`;
}
