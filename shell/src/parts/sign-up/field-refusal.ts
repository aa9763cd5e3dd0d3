import { describeError, toAppError } from 'shared-domain/errors';
import { PASSWORD_REFUSALS } from '../password-refusal';
import { copy } from './copy';

/** What the server has against one field. */
export interface FieldRefusal {
  readonly field: 'email' | 'password';
  readonly text: string;
  /** There is an account with this address. */
  readonly isTaken: boolean;
}

const TAKEN = ['user_already_exists', 'email_exists'];

/** The field that a refusal of signing up concerns, and what to say there; null when it concerns none. */
export function fieldRefusal(error: unknown): FieldRefusal | null {
  const refusal = toAppError(error);
  if (TAKEN.includes(refusal.code)) return { field: 'email', text: copy.taken.text, isTaken: true };
  const { title, text = title } = describeError(refusal, 'signup');
  if (refusal.code === 'email_address_invalid') return { field: 'email', text, isTaken: false };
  return Object.hasOwn(PASSWORD_REFUSALS, refusal.code) ? { field: 'password', text, isTaken: false } : null;
}
