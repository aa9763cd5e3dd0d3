const PASSWORD_MIN_LENGTH = 6;
/** The authentication server (bcrypt) takes no more bytes. */
const PASSWORD_MAX_BYTES = 72;
/** The success screen of a new password stays this long before it goes to the landing page. */
export const PASSWORD_CHANGED_REDIRECT_MS = 2500;

export type PasswordFault = 'too-short' | 'too-long';

/** What is wrong with a new password; null when nothing is. Any characters are allowed, spaces included. */
export function passwordFault(password: string): PasswordFault | null {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'too-short';
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? 'too-long' : null;
}
