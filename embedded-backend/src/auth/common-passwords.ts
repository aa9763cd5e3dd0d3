import { SUMS } from './common-password-sums.ts';

function read(sums: string): ReadonlySet<number> {
  const bytes = Uint8Array.from(atob(sums.replaceAll('\n', '')), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return new Set(Array.from({ length: bytes.length / 4 }, (_, place) => view.getUint32(place * 4)));
}

let common: ReadonlySet<number> | undefined;

/** Whether so many people choose this password that it is tried first, however its letters are written. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= read(SUMS);
  const text = new TextEncoder().encode(password.toLowerCase());
  return common.has(new DataView(await crypto.subtle.digest('SHA-256', text)).getUint32(0));
}
