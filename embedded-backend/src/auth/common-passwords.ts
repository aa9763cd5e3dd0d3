import { SUMS } from './common-password-sums.ts';

function read(sums: string): ReadonlySet<number> {
  const bytes = Uint8Array.from(atob(sums.replaceAll('\n', '')), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return new Set(Array.from({ length: bytes.length / 4 }, (_, place) => view.getUint32(place * 4)));
}

let common: ReadonlySet<number> | undefined;

/** One to three characters repeated; the list does not contain these. */
const REPEATED = /^(.{1,3})\1+$/u;

/** Whether each character follows or precedes the previous one: "abcdef", "654321". */
function isSequence(password: string): boolean {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) === 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** Whether a password is so common that attackers try it first, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (REPEATED.test(lower) || isSequence(lower)) return true;
  common ??= read(SUMS);
  const text = new TextEncoder().encode(lower);
  return common.has(new DataView(await crypto.subtle.digest('SHA-256', text)).getUint32(0));
}
