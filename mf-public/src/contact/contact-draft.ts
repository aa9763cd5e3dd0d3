import {
  CONTACT_EMAIL_INVALID,
  CONTACT_FIELDS_REQUIRED,
  contactFault,
  type ContactMessage,
  type ContactUserType,
} from 'shared-domain/contact';
import { copy } from './copy';

/** The fields a person types into. */
const TYPED_FIELDS = ['fullName', 'email', 'subject', 'message'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

export interface ContactFaults {
  /** What is wrong with the whole; null when it can be sent. */
  readonly summary: string | null;
  readonly fields: Readonly<Partial<Record<TypedField, string>>>;
}

export const NO_FAULTS: ContactFaults = { summary: null, fields: {} };

/** The faults once a field has been changed: its own is gone, and with the last one the summary. */
export function withoutFault(faults: ContactFaults, changed: string): ContactFaults {
  if (!(changed in faults.fields)) return faults;
  const fields = Object.fromEntries(Object.entries(faults.fields).filter(([field]) => field !== changed));
  return Object.keys(fields).length > 0 ? { ...faults, fields } : NO_FAULTS;
}

/** Reads a message out of the form, whose controls are named after the fields. */
export function readMessage(form: HTMLFormElement, userType: ContactUserType): ContactMessage {
  const text = (field: TypedField) => {
    const control = form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
    return control.value;
  };
  return {
    fullName: text('fullName'),
    email: text('email'),
    userType,
    subject: text('subject'),
    message: text('message'),
  };
}

/** What is wrong with a message, in all and field by field. */
export function faultsOf(message: ContactMessage): ContactFaults {
  const summary = contactFault(message);
  if (summary === CONTACT_EMAIL_INVALID) return { summary, fields: { email: CONTACT_EMAIL_INVALID } };
  if (summary !== CONTACT_FIELDS_REQUIRED) return NO_FAULTS;
  const blank = TYPED_FIELDS.filter((field) => message[field].trim() === '');
  return { summary, fields: Object.fromEntries(blank.map((field) => [field, copy.fieldRequired])) };
}
