import { AuthError, validationFailed } from './auth-error.ts';

const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Returns the address in lower case when it is valid, else null. */
export function readEmail(input: string): string | null {
  const email = input.trim().toLowerCase();
  return email.length <= 255 && ADDRESS.test(email) ? email : null;
}

/** Returns the address in lower case; refuses an invalid one with sign-up's error. */
export function requireEmail(input: string): string {
  if (input.length > 255) throw validationFailed('An email address is too long');
  const email = readEmail(input);
  if (email === null) {
    throw validationFailed('Unable to validate email address: invalid format');
  }
  return email;
}

/** Returns the address in lower case; refuses an invalid one with the error of code verification. */
export function requireOtpEmail(input: string): string {
  const email = readEmail(input);
  if (email === null) throw new AuthError(422, 'validation_failed', 'Invalid email format');
  return email;
}
