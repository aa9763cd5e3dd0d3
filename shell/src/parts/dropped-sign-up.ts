import type { Portal } from 'shared-portal/contract';
import { withJourney, type Journey } from './mail-link';
import { restateSignUp } from './restate-sign-up';
import { takeTypedSignUp } from './typed-sign-up';

/** State of the history entry of /nova-senha for somebody who has to say who they are: where to go once it is said. */
export interface SignUpDropped {
  readonly signUpDroppedThen: string;
  /**
   * An e-mail has just let them in, to an account whose password was taken away: they may choose one. Any other session
   * may be too old for the auth server to take one, and the account may have a password that is theirs.
   */
  readonly mayChoosePassword: boolean;
}

/** Reads a history entry's state; null when it says nothing of a sign-up. */
export function readSignUpDropped(state: unknown): SignUpDropped | null {
  if (typeof state !== 'object' || state === null || !('signUpDroppedThen' in state)) return null;
  const { signUpDroppedThen } = state;
  if (typeof signUpDroppedThen !== 'string') return null;
  return {
    signUpDroppedThen,
    mayChoosePassword: 'mayChoosePassword' in state && state.mayChoosePassword === true,
  };
}

/** Where a confirmed address is celebrated. */
export const confirmedPath = (journey: Journey): string =>
  withJourney('/welcome', journey, { confirmed: 'true' });

/**
 * Whether the person whom an e-mail has just let in has to say again who they are: after more than one e-mail it cannot
 * be told who signed up (private.drop_unproven_sign_up). What was typed in this page is said again without asking; else
 * the answer is the state that /nova-senha asks with. Never rejects; where the server does not say, nobody is kept.
 */
export async function droppedSignUp(portal: Portal, journey: Journey): Promise<SignUpDropped | null> {
  const dropped = { signUpDroppedThen: confirmedPath(journey), mayChoosePassword: true };
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
 * Whether a signed-in person's account still lacks the name or the consents that booking and applying take: they once
 * left /nova-senha without saying them. Null for everybody else. Never rejects; where the server does not say, nobody is
 * kept.
 */
export async function lackingSignUp(portal: Portal, { next }: Journey): Promise<SignUpDropped | null> {
  try {
    const client = await portal.supabase();
    if ((await client.auth.getSession()).data.session === null) return null;
    const { data } = await client.rpc('sign_up_is_complete');
    if (data !== false) return null;
    return { signUpDroppedThen: next ?? '/auth-redirect', mayChoosePassword: false };
  } catch {
    return null;
  }
}
