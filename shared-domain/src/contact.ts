import { isEmail } from './email';
import { isVisible } from './text';

/** Delay before the form resets after a success. */
export const CONTACT_RESET_MS = 3000;
/** Promised response time, on business days. */
export const CONTACT_RESPONSE_HOURS = 24;

export type ContactUserType = 'patient' | 'professional';

export const CONTACT_FIELDS_REQUIRED = 'Por favor, preencha todos os campos obrigatórios.';
export const CONTACT_EMAIL_INVALID = 'Por favor, digite um e-mail válido.';

export interface ContactMessage {
  readonly fullName: string;
  readonly email: string;
  readonly userType: ContactUserType | null;
  readonly subject: string;
  readonly message: string;
}

/** Validates a message; null if it can be sent. All five fields are required. */
export function contactFault(message: ContactMessage): string | null {
  const { fullName, email, userType, subject, message: body } = message;
  const missing = userType === null || ![fullName, email, subject, body].every(isVisible);
  if (missing) return CONTACT_FIELDS_REQUIRED;
  return isEmail(email) ? null : CONTACT_EMAIL_INVALID;
}
