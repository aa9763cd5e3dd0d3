import { describeError, type ErrorText } from 'shared-domain/errors';

/** Title of what a screen says whose request failed with its login session. */
export const ENDED = describeError('session_ended', 'unexpected').title;

/** State of the history entry of /auth for whoever was sent there: why, for when the toast is gone. */
export interface SentBack {
  readonly sentBackBecause: ErrorText;
}

/** Reads a history entry's state; null when it says nothing of being sent back. */
export function readSentBack(state: unknown): ErrorText | null {
  if (typeof state !== 'object' || state === null || !('sentBackBecause' in state)) return null;
  const { sentBackBecause: why } = state as { sentBackBecause: Partial<ErrorText> | null };
  const isText = typeof why?.title === 'string' && ['string', 'undefined'].includes(typeof why.text);
  return isText ? (why as ErrorText) : null;
}
