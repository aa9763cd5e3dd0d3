import { isEmail } from 'shared-domain/email';

export type EmailFault = 'email-missing' | 'email-invalid';

/** What is wrong with an e-mail address; null when nothing is. */
export function emailFault(email: string): EmailFault | null {
  if (!email.trim()) return 'email-missing';
  return isEmail(email) ? null : 'email-invalid';
}
