import { destinationAfterSignIn } from 'shared-domain/destination';
import { describeError, toAppError, type ErrorText } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import type { SessionState } from 'shared-portal/session';
import type { ToastRequest } from 'shared-portal/toasts';
import type { LinkArrival } from '../email-link/link-arrival';
import { isUsedLink } from '../email-link/used-link';
import { verifyLink } from '../email-link/verify-link';
import { confirmedPath, droppedSignUp, type SignUpDropped } from '../sign-up-data/dropped-sign-up';
import { isUnanswered } from '../../session/is-unanswered';
import { withJourney, type Journey } from '../email-link/mail-link';
import type { SignInReason } from '../sign-in/sign-in-reason';
import { settledSession } from '../../session/settled-session';
import { copy } from './copy';

export interface Destination {
  readonly to: string;
  readonly toast?: ToastRequest;
  /** State of the history entry. */
  readonly state?: SignUpDropped | SignInReason;
}

/**
 * Signs in with a link; returns where to go and which message to show. `isNew`: the link creates the account
 * if there is none. Never rejects.
 */
export async function arrive(
  portal: Portal,
  arrival: LinkArrival,
  journey: Journey,
  isNew: boolean,
): Promise<Destination> {
  try {
    await verifyLink(portal, arrival);
  } catch (error) {
    const refusal = toAppError(error);
    if (isUsedLink(refusal)) {
      const session = await settledSession(portal.session);
      if (session.phase === 'signed-in') return afterUsedLink(session, arrival, journey);
    }
    const context = isUnanswered(refusal) ? 'unexpected' : 'callback';
    const text = isUsedLink(refusal) ? copy.linkExpired : describeError(refusal, context);
    return signInAgain(journey, text);
  }
  if (arrival.kind === 'token-hash' || arrival.kind === 'tokens') {
    const dropped = await droppedSignUp(portal, journey);
    if (dropped) return { to: '/nova-senha', state: dropped };
    if (arrival.type === 'signup') {
      const toast = { kind: 'success', title: copy.created } as const;
      return { to: confirmedPath(journey), ...(isNew && { toast }) };
    }
  }
  return afterSignIn(await settledSession(portal.session), journey);
}

/** A used link still leads a signed-in user to its destination, without a report of success. */
function afterUsedLink(session: SessionState, arrival: LinkArrival, journey: Journey): Destination {
  const destination = afterSignIn(session, journey);
  if (destination.toast?.kind === 'error') return destination;
  const isConfirmation = arrival.kind === 'token-hash' && arrival.type === 'signup';
  const toast = { kind: 'info', title: copy.alreadyConfirmed } as const;
  return { to: destination.to, ...(isConfirmation && { toast }) };
}

function afterSignIn(session: SessionState, journey: Journey): Destination {
  if (session.phase !== 'signed-in') return signInAgain(journey, describeError('unexpected', 'callback'));
  const { account } = session;
  if (account.state === 'missing')
    return signInAgain(journey, describeError('unexpected', 'profile-missing'));
  if (account.state !== 'ready') {
    const text = describeError('unexpected', 'callback-profile');
    return { to: '/patient/dashboard', toast: { kind: 'error', ...text } };
  }
  const { next, role } = journey;
  const to = destinationAfterSignIn(account.account, { via: 'callback', next, signupRole: role });
  // Sign-in is not complete while a second-factor code is pending.
  return account.account.missingFactor ? { to } : { to, toast: { kind: 'success', title: copy.success } };
}

/** The page shows the text too, because the toast may disappear before a slow reader finishes it. */
const signInAgain = (journey: Journey, { title, ...reason }: ErrorText): Destination => ({
  to: withJourney('/auth', journey),
  toast: { kind: 'error', title, ...reason },
  state: { redirectReason: reason },
});
