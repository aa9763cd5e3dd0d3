/** What the e-mail was requested for. Every e-mail contains a code and a link. */
export type AccessMail = 'code' | 'link';

/** The e-mail was sent. */
export interface SentStep {
  readonly email: string;
  readonly kind: AccessMail;
}

/**
 * Reads the step from the history state, so that a reload restores it with the typed data, a new visit to
 * /auth does not, and the e-mail stays out of the page's address.
 */
export function readSentStep(state: unknown): SentStep | null {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('kind' in state)) return null;
  const { email, kind } = state;
  return typeof email === 'string' && (kind === 'code' || kind === 'link') ? { email, kind } : null;
}
