import { CONTACT_EMAIL_INVALID, type ContactMessage } from 'shared-domain/contact';
import { isEmail } from 'shared-domain/email';
import { isVisible } from 'shared-domain/text';
import { lengthFault } from 'shared-domain/text-length';
import { CONTACT_MESSAGE_MAX_LENGTH } from 'shared-domain/text-limits';
import type { FormErrors } from 'shared-ui/form';
import { copy } from './copy';

/** The text fields. */
const TYPED_FIELDS = ['fullName', 'email', 'subject', 'message'] as const;

export const EMPTY: ContactMessage = {
  fullName: '',
  email: '',
  userType: 'patient',
  subject: '',
  message: '',
};

/** Validation errors of a message: missing fields first, then the address and the length. */
export function faultsOf(message: ContactMessage): FormErrors<ContactMessage> {
  const blank = TYPED_FIELDS.filter((field) => !isVisible(message[field]));
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, copy.fieldRequired]));
  return {
    email: isEmail(message.email) ? null : CONTACT_EMAIL_INVALID,
    message: lengthFault(message.message, CONTACT_MESSAGE_MAX_LENGTH),
  };
}
