import type { Cents } from './money';

export const TEST_USER_ROLES = ['admin', 'professional', 'patient'] as const;
/** Pause between two creations. */
export const TEST_USER_PAUSE_MS = 1500;
const TEST_PASSWORD_LENGTH = 12;
export const TEST_PROFESSIONAL_PRICE = 120_00 as Cents;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would bias the distribution. */
const UNBIASED_BYTES = 256 - (256 % ALPHABET.length);

/**
 * A random password of twelve letters and digits.
 * @param randomBytes fills an array with random bytes, like `crypto.getRandomValues`
 */
export function testPassword(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  let password = '';
  while (password.length < TEST_PASSWORD_LENGTH) {
    const fair = [...randomBytes(new Uint8Array(TEST_PASSWORD_LENGTH))].filter(
      (byte) => byte < UNBIASED_BYTES,
    );
    password += fair.map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  }
  return password.slice(0, TEST_PASSWORD_LENGTH);
}
