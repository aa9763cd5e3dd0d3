// Parses and assembles JSON web tokens, including invalid ones that no library would create.

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** One part of a token. */
export const encodePart = (value: object): string =>
  toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

/** Header, payload and signature as text. */
export const partsOf = (token: string): string[] =>
  token.split('.').map((part) => new TextDecoder().decode(fromBase64Url(part)));

/** A token with any header, signed by HMAC. */
export async function signToken(header: object, payload: object, secret: string, hash = 'SHA-256') {
  const text = `${encodePart(header)}.${encodePart(payload)}`;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}
