import { describeError, type ErrorText } from 'shared-domain/errors';

/** Title shown after a request failed because the login session ended. */
export const ENDED = describeError('session_ended', 'unexpected').title;

/** History state of /auth after such a redirect: the reason, for when the toast is gone. */
export interface SignInReason {
  readonly redirectReason: ErrorText;
}

/** Reads the history state; null if it holds no reason. */
export function readSignInReason(state: unknown): ErrorText | null {
  if (typeof state !== 'object' || state === null || !('redirectReason' in state)) return null;
  const { redirectReason: why } = state as { redirectReason: Partial<ErrorText> | null };
  const isText = typeof why?.title === 'string' && ['string', 'undefined'].includes(typeof why.text);
  return isText ? (why as ErrorText) : null;
}
