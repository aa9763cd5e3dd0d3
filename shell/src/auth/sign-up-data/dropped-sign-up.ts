import type { Portal } from 'shared-portal/contract';
import { withJourney, type Journey } from '../email-link/mail-link';
import { restateSignUp } from './restate-sign-up';
import { takeTypedSignUp } from './typed-sign-up';

/** History state of /nova-senha for a user whose sign-up data is missing: where to go afterwards. */
export interface SignUpDropped {
  readonly nextPath: string;
  /**
   * The user just signed in by e-mail to an account whose password was removed, so they may set one. Any
   * other session may be too old for the auth server to accept a password, and the account may already have
   * one.
   */
  readonly mayChoosePassword: boolean;
}

/** Reads the history state; null if it holds no dropped sign-up. */
export function readSignUpDropped(state: unknown): SignUpDropped | null {
  if (typeof state !== 'object' || state === null || !('nextPath' in state)) return null;
  const { nextPath } = state;
  if (typeof nextPath !== 'string') return null;
  return {
    nextPath,
    mayChoosePassword: 'mayChoosePassword' in state && state.mayChoosePassword === true,
  };
}

/** Address of the welcome page for a confirmed e-mail. */
export const confirmedPath = (journey: Journey): string =>
  withJourney('/welcome', journey, { confirmed: 'true' });

/**
 * Whether a user who just signed in by e-mail has to enter the sign-up data again: after more than one e-mail
 * it is unknown who signed up (private.drop_unproven_sign_up). Data typed in this page is saved again without
 * asking; otherwise returns the state for /nova-senha. Never rejects; if the server does not answer, the user
 * continues.
 */
export async function droppedSignUp(portal: Portal, journey: Journey): Promise<SignUpDropped | null> {
  const dropped = { nextPath: confirmedPath(journey), mayChoosePassword: true };
  try {
    const { auth } = await portal.supabase();
    const { data } = await auth.getUser(); // the token may be older than the decision
    if (data.user?.app_metadata['sign_up_dropped'] !== true) return null;
    const typed = takeTypedSignUp(data.user.email ?? '');
    if (typed === null) return dropped;
    return await restateSignUp(portal, typed).then(
      () => null,
      () => dropped,
    );
  } catch {
    return null;
  }
}

/**
 * State for /nova-senha if the account lacks the name or the consents that booking and applying require,
 * because the user left that page earlier; otherwise null. Never rejects; if the server does not answer, the
 * user continues.
 */
export async function findMissingSignUp(portal: Portal, { next }: Journey): Promise<SignUpDropped | null> {
  try {
    const client = await portal.supabase();
    if ((await client.auth.getSession()).data.session === null) return null;
    const { data } = await client.rpc('sign_up_is_complete');
    if (data !== false) return null;
    return { nextPath: next ?? '/auth-redirect', mayChoosePassword: false };
  } catch {
    return null;
  }
}
