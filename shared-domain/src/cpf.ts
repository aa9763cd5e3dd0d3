import type { Brand } from './brand';
import { onlyDigits } from './text';

/** Eleven digits with valid check digits. Created by `parseCpf` only. */
export type Cpf = Brand<string, 'Cpf'>;

export const CPF_INVALID = 'CPF inválido';
/** Length of a complete CPF with its mask, 000.000.000-00. */
export const CPF_MAX_LENGTH = 14;

/** Receita Federal: d = (Σ digit·weight · 10) mod 11, 10 becomes 0; weights run down to 2. */
function checkDigit(digits: string): number {
  const first = digits.length + 1;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (first - i), 0);
  return ((sum * 10) % 11) % 10;
}

/**
 * Parses a CPF, masked or not; null if it has other characters, not eleven digits, a wrong check digit or
 * eleven equal digits.
 */
export function parseCpf(input: string): Cpf | null {
  const digits = input.replace(/[\s.-]/g, '');
  if (!/^[0-9]{11}$/.test(digits) || /^(.)\1+$/.test(digits)) return null;
  const body = digits.slice(0, 9);
  const first = checkDigit(body);
  const second = checkDigit(`${body}${first}`);
  return digits === `${body}${first}${second}` ? (digits as Cpf) : null;
}

/** Masks a partial input: "529982" becomes "529.982". Drops all but the first eleven digits. */
export function formatCpf(input: string): string {
  const digits = onlyDigits(input).slice(0, 11);
  const body = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean).join('.');
  return digits.length > 9 ? `${body}-${digits.slice(9)}` : body;
}
