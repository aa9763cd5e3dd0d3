const STEP_SECONDS = 30;
const DIGITS = 6;
/** Tolerated clock difference: one step each way, as RFC 6238 recommends and GoTrue implements it. */
const TOLERANCE = [0, -1, 1];

/** How long a code is accepted, from the first tolerated second to the last, in milliseconds. */
export const CODE_LIFE_MS = TOLERANCE.length * STEP_SECONDS * 1000;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in base 32 (RFC 4648) without padding, as authenticator apps expect a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Decodes a base 32 text without padding. */
function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => parseInt(byte, 2));
}

/** A new random secret of 160 bits, the length of its hash, in base 32. */
export const newSecret = (): string => base32(crypto.getRandomValues(new Uint8Array(20)));

/** RFC 4226: the digits for one counter value of a secret. */
async function codeAt(key: CryptoKey, count: number): Promise<string> {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(count));
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, message.buffer));
  const offset = hash.getUint8(hash.byteLength - 1) & 15;
  const number = hash.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);

/** RFC 6238: the code of a secret (base 32) at an instant (milliseconds): SHA-1, six digits, thirty seconds. */
export async function totp(secret: string, now: number): Promise<string> {
  return codeAt(await keyOf(secret), Math.floor(now / 1000 / STEP_SECONDS));
}

/** Whether a code is valid for a secret at an instant (milliseconds), including one step before and after. */
export async function totpMatches(secret: string, code: string, now: number): Promise<boolean> {
  const codes = await Promise.all(
    TOLERANCE.map((steps) => totp(secret, Math.max(0, now + steps * STEP_SECONDS * 1000))),
  );
  return codes.includes(code);
}

/** The URI in the QR code for authenticator apps, with its parameters in GoTrue's order. */
export function totpUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parameters = Object.entries({
    algorithm: 'SHA1',
    digits: DIGITS,
    issuer,
    period: STEP_SECONDS,
    secret,
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${parameters.join('&')}`;
}
