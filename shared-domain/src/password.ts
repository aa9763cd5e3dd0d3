const PASSWORD_MIN_LENGTH = 6;
/** The auth server (bcrypt) accepts no more bytes. */
const PASSWORD_MAX_BYTES = 72;
/** How long the success screen is shown before the landing page opens. */
export const PASSWORD_CHANGED_REDIRECT_MS = 2500;

/** Text for a password above the limit, whose bytes are counted. */
export const PASSWORD_TOO_LONG = `A senha é longa demais: até ${PASSWORD_MAX_BYTES} caracteres, e os acentuados contam como dois.`;

export type PasswordFault = 'too-short' | 'too-long';

/** Validates a new password; null if valid. Any characters are allowed, including spaces. */
export function passwordFault(password: string): PasswordFault | null {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'too-short';
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? 'too-long' : null;
}
