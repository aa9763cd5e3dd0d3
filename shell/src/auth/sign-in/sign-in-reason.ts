import { describeError, type ErrorText } from 'shared-domain/errors';

/** Title shown after a request failed because the login session ended. */
export const ENDED = describeError('session_ended', 'unexpected').title;

/** Why a user must sign in. Without a title if a toast shows it. */
export type RedirectReason = Partial<ErrorText>;

/** History state of /auth after such a redirect: the reason, for when the toast is gone. */
export interface SignInReason {
  readonly redirectReason: RedirectReason;
}

/** Reads the history state; null if it holds no reason. */
export function readSignInReason(state: unknown): RedirectReason | null {
  if (typeof state !== 'object' || state === null || !('redirectReason' in state)) return null;
  const { redirectReason: why } = state as { redirectReason: RedirectReason | null };
  const words = [why?.title, why?.text].filter((word) => word !== undefined);
  return words.length > 0 && words.every((word) => typeof word === 'string') ? why : null;
}
