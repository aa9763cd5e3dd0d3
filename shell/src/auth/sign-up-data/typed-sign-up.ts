import { normalizeEmail } from 'shared-domain/email';
import type { SignUpMetadata } from './sign-up-metadata';

/** Data typed into the sign-up form. */
export interface TypedSignUp {
  /** Null for a passwordless sign-up. */
  readonly password: string | null;
  readonly metadata: SignUpMetadata;
}

let typed: (TypedSignUp & { readonly email: string }) | null = null;

/** Keeps the sign-up data until the address is confirmed. In memory only: a reload clears it. */
export function storeTypedSignUp(email: string, signUp: TypedSignUp): void {
  typed = { ...signUp, email: normalizeEmail(email) };
}

/** Returns and removes the sign-up data typed in this page for an address; null if there is none. */
export function takeTypedSignUp(email: string): TypedSignUp | null {
  const kept = typed;
  typed = null;
  return kept?.email === normalizeEmail(email) ? kept : null;
}
