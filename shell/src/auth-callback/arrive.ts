import { destinationAfterSignIn } from 'shared-domain/destination';
import { describeError, toAppError, type ErrorContext } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import type { SessionState } from 'shared-portal/session';
import type { ToastRequest } from 'shared-portal/toasts';
import type { LinkArrival } from '../arrival/link-arrival';
import { isSpent, verifyLink } from '../arrival/verify-link';
import { lacksPassword } from '../parts/dropped-password';
import type { PasswordDropped } from '../parts/recovery';
import { isUnanswered } from '../parts/unanswered';
import type { Journey } from '../parts/mail-link';
import { settledSession } from '../parts/settled-session';
import { withQuery } from '../parts/with-query';
import { copy } from './copy';

export interface Destination {
  readonly to: string;
  readonly toast?: ToastRequest;
  /** For the history entry. */
  readonly state?: PasswordDropped;
}

/** Signs in with a link and answers where to go, and what to say. Never rejects. */
export async function arrive(portal: Portal, arrival: LinkArrival, journey: Journey): Promise<Destination> {
  try {
    await verifyLink(portal, arrival);
  } catch (error) {
    const refusal = toAppError(error);
    const context = isUnanswered(refusal) ? 'unexpected' : 'callback';
    const text = isSpent(refusal) ? copy.linkExpired : describeError(refusal, context);
    return { to: signInAgain(journey), toast: { kind: 'error', ...text } };
  }
  const isSignUp = (arrival.kind === 'token-hash' || arrival.kind === 'tokens') && arrival.type === 'signup';
  if (isSignUp) {
    const welcome = withQuery('/welcome', { confirmed: 'true', ...queryOf(journey) });
    const isDropped = await lacksPassword(portal);
    return isDropped ? { to: '/nova-senha', state: { passwordDroppedThen: welcome } } : { to: welcome };
  }
  return afterSignIn(await settledSession(portal.session), journey);
}

function afterSignIn(session: SessionState, journey: Journey): Destination {
  if (session.phase !== 'signed-in') return failure(signInAgain(journey), 'callback');
  const { account } = session;
  if (account.state === 'missing') return failure(signInAgain(journey), 'profile-missing');
  if (account.state !== 'ready') return failure('/patient/dashboard', 'callback-profile');
  const { next, role } = journey;
  return {
    to: destinationAfterSignIn(account.account, { via: 'callback', next, signupRole: role }),
    toast: { kind: 'success', title: copy.success },
  };
}

const failure = (to: string, context: ErrorContext): Destination => ({
  to,
  toast: { kind: 'error', ...describeError('unexpected', context) },
});

const queryOf = ({ next, role }: Journey) => ({ next, role: role === 'patient' ? null : role });
const signInAgain = (journey: Journey) => withQuery('/auth', queryOf(journey));
