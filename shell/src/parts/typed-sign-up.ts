import { normalizeEmail } from 'shared-domain/email';
import type { SignUpMetadata } from './sign-up/sign-up-metadata';

/** What was typed into the form of signing up. */
export interface TypedSignUp {
  /** Null where signing up without one. */
  readonly password: string | null;
  readonly metadata: SignUpMetadata;
}

let typed: (TypedSignUp & { readonly email: string }) | null = null;

/** Keeps a sign-up until its address is confirmed. In memory alone: a reload forgets it. */
export function keepTypedSignUp(email: string, signUp: TypedSignUp): void {
  typed = { ...signUp, email: normalizeEmail(email) };
}

/** The sign-up typed in this page for an address, once; null when there is none. */
export function takeTypedSignUp(email: string): TypedSignUp | null {
  const kept = typed;
  typed = null;
  return kept?.email === normalizeEmail(email) ? kept : null;
}
