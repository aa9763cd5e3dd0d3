import type { Brand } from './brand';
import { onlyDigits } from './text';

/** Six digits. Created by `parseOneTimeCode` only. */
export type OneTimeCode = Brand<string, 'OneTimeCode'>;

export const ONE_TIME_CODE_LENGTH = 6;
/** Stated validity of a code. */
export const ONE_TIME_CODE_MINUTES = 10;
/** Stated validity of a magic link. */
export const MAGIC_LINK_MINUTES = 10;

/** Keeps the first six digits of typed or pasted text ("Seu código: 123 456"). */
export const formatOneTimeCode = (input: string): string => onlyDigits(input).slice(0, ONE_TIME_CODE_LENGTH);

/** Parses a code, ignoring spaces and dashes; null if it is not six digits. */
export function parseOneTimeCode(input: string): OneTimeCode | null {
  const code = input.replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(code) ? (code as OneTimeCode) : null;
}
