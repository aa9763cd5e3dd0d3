import { isEmail } from 'shared-domain/email';

export type EmailFault = 'email-missing' | 'email-invalid';

/** Validates an e-mail address; null if it is valid. */
export function emailFault(email: string): EmailFault | null {
  if (!email.trim()) return 'email-missing';
  return isEmail(email) ? null : 'email-invalid';
}
