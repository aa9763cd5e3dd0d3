import bcrypt from 'bcryptjs';
import { AuthError, validationFailed } from './auth-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { AuthSettings } from './context.ts';

const COST = 10;
const MAX_BYTES = 72;

/**
 * Hashes a password with bcrypt. The prefix is `$2a$`, which GoTrue writes and which is the only one that
 * pgcrypto's crypt() reads; bcryptjs computes the same hash under either name.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = await bcrypt.genSalt(COST);
  return bcrypt.hash(password, salt.replace(/^\$2b\$/, '$2a$'));
}

// Compared with when there is no account, so that an unknown address takes as long.
const DUMMY_HASH = '$2a$10$chKV6Bh2HNKm9QyMNEm5ee7LfouGc1xaLhehoOxH2PiSGRXQAT6Om';

/** Whether the password matches the hash. Takes the same time without a hash. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const same = await bcrypt.compare(password, hash || DUMMY_HASH);
  return same && Boolean(hash);
}

/** GoTrue's reasons; `pwned` means that the password is on a list of leaked ones. */
const weak = (reason: 'length' | 'pwned', message: string): AuthError =>
  new AuthError(422, 'weak_password', message, [reason]);

/** Refuses a password that is too short or too common (422), or longer than bcrypt reads (400). */
export async function checkPassword(password: string, settings: AuthSettings): Promise<void> {
  if (new TextEncoder().encode(password).length > MAX_BYTES) {
    throw validationFailed('Password cannot be longer than 72 characters');
  }
  const least = settings.minimumPasswordLength;
  if (password.length < least) throw weak('length', `Password should be at least ${least} characters.`);
  if (await isCommonPassword(password)) {
    throw weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.');
  }
}
