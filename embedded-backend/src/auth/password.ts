import bcrypt from 'bcryptjs';
import { AuthError, validationFailed } from './auth-error.ts';
import type { AuthSettings } from './context.ts';

const COST = 10;
const MAX_BYTES = 72;

/**
 * Hashes a password with bcrypt. The prefix is `$2a$`, the one GoTrue writes and the only one
 * pgcrypto's crypt() reads; bcryptjs computes the same hash under either name.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = await bcrypt.genSalt(COST);
  return bcrypt.hash(password, salt.replace(/^\$2b\$/, '$2a$'));
}

// Compared with when there is nothing to compare with, so that an unknown address takes as long.
const NOBODY = '$2a$10$chKV6Bh2HNKm9QyMNEm5ee7LfouGc1xaLhehoOxH2PiSGRXQAT6Om';

/** Whether the password belongs to the hash. Takes its time for an absent hash, too. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const same = await bcrypt.compare(password, hash || NOBODY);
  return same && Boolean(hash);
}

/** Refuses a password that is too short (422) or longer than bcrypt reads (400). */
export function checkPassword(password: string, settings: AuthSettings): void {
  if (new TextEncoder().encode(password).length > MAX_BYTES) {
    throw validationFailed('Password cannot be longer than 72 characters');
  }
  if (password.length < settings.minimumPasswordLength) {
    throw new AuthError(
      422,
      'weak_password',
      `Password should be at least ${settings.minimumPasswordLength} characters.`,
      ['length'],
    );
  }
}
