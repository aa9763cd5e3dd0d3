import { AuthError, validationFailed } from './auth-error.ts';

const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** The address in lower case when a mail can be sent to it, else null. */
export function readEmail(input: string): string | null {
  const email = input.trim().toLowerCase();
  return email.length <= 255 && ADDRESS.test(email) ? email : null;
}

/** The address in lower case; refuses as sign-up does. */
export function requireEmail(input: string): string {
  if (input.length > 255) throw validationFailed('An email address is too long');
  const email = readEmail(input);
  if (email === null) {
    throw validationFailed('Unable to validate email address: invalid format');
  }
  return email;
}

/** The address in lower case; refuses as a code's verification does. */
export function requireOtpEmail(input: string): string {
  const email = readEmail(input);
  if (email === null) throw new AuthError(422, 'validation_failed', 'Invalid email format');
  return email;
}
