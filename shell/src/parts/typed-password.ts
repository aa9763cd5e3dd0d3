import { normalizeEmail } from 'shared-domain/email';

let typed: { readonly email: string; readonly password: string } | null = null;

/** Keeps the password of a sign-up until its address is confirmed. In memory alone: a reload forgets it. */
export function keepTypedPassword(email: string, password: string): void {
  typed = { email: normalizeEmail(email), password };
}

/** The password typed in this page for an address, once; null when there is none. */
export function takeTypedPassword(email: string): string | null {
  const kept = typed;
  typed = null;
  return kept?.email === normalizeEmail(email) ? kept.password : null;
}
