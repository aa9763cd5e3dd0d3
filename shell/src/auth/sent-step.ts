/** What a person asked for by e-mail. Every e-mail carries a code and a link. */
export type AccessMail = 'code' | 'link';

/** An e-mail is on its way. */
export interface SentStep {
  readonly email: string;
  readonly kind: AccessMail;
}

/**
 * Reads the step from the history entry's state: there a reload finds it again, with what was typed before, a new
 * visit to /auth does not, and the address of the person stays out of the address of the page.
 */
export function readSentStep(state: unknown): SentStep | null {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('kind' in state)) return null;
  const { email, kind } = state;
  return typeof email === 'string' && (kind === 'code' || kind === 'link') ? { email, kind } : null;
}
