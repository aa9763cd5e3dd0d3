import { useEffect, useRef, useState } from 'react';
import { destinationAfterSignIn } from 'shared-domain/destination';
import { describeError, type ErrorContext } from 'shared-domain/errors';
import { usePortal, useSession, useToast } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import type { AccountState } from 'shared-portal/session';
import { useErrorToasts } from 'shared-data/error-toasts';
import { droppedSignUp } from '../sign-up-data/dropped-sign-up';
import { isSettledAccount } from '../../session/settled-session';
import { withQuery } from '../frame/with-query';
import { EMPTY_NEW_USER, type NewUser } from '../sign-up-data/new-user';
import type { AuthQuery } from '../auth-form/auth-query';
import { copy } from '../auth-form/copy';
import { isNewUser } from '../sign-up-data/is-new-user';

/** What /auth shows: its forms, a pause while redirecting, or the reason a signed-in user stays here. */
export type AuthStage = 'forms' | 'going-on' | 'stuck';

/** An unusable account and the context of its error message. */
const ACCOUNT_ERRORS: Partial<Record<AccountState['state'], ErrorContext>> = {
  failed: 'authorization',
  missing: 'profile-missing',
};

export interface SignInRedirect {
  readonly stage: AuthStage;
  /** Call before signing in here, so that the welcome is shown. */
  readonly expectSignIn: (by: 'password' | 'mail') => void;
  readonly trouble: ErrorContext | null;
  /** Reads the account again; reports an error if it still cannot be read. */
  readonly retry: () => Promise<void>;
}

/**
 * Redirects a signed-in user after the profile was read; new users without one go to /welcome. `hold`
 * prevents the redirect: sign-up navigates by itself.
 */
export function useSignInRedirect({ mode, role, next }: AuthQuery, hold: boolean): SignInRedirect {
  const portal = usePortal();
  const toast = useToast();
  const errorToasts = useErrorToasts();
  const session = useSession();
  const navigate = useNavigate();
  const [expected, setExpected] = useState<'password' | 'mail' | null>(null);
  const isExpected = expected !== null;
  const isWelcomed = useRef(false);
  const isAsking = useRef(false);
  const hasWaited = useRef(false);

  const account = session.phase === 'signed-in' ? session.account : null;
  const isNew = mode === 'signup' && isExpected && account?.state === 'missing';
  const trouble = (!isNew && account && ACCOUNT_ERRORS[account.state]) || null;
  useEffect(() => {
    if (hold || !account) return;
    const redirect = (success: string, to: string, state?: NewUser) => {
      // Sign-in is not complete while a second-factor code is pending.
      const isIn = account.state !== 'ready' || !account.account.missingFactor;
      if (isExpected && isIn && !isWelcomed.current) toast({ kind: 'success', title: success });
      isWelcomed.current = true;
      void navigate(to, { replace: true, state });
    };
    if (!isSettledAccount(account)) {
      hasWaited.current = true;
    } else if (account.state === 'ready') {
      const context = { via: 'password', next, signupRole: role } as const;
      const redirectHome = (success: string) =>
        redirect(success, destinationAfterSignIn(account.account, context));
      if (expected !== 'mail') redirectHome(copy.signIn.success);
      else if (!isAsking.current) {
        isAsking.current = true;
        void droppedSignUp(portal, { next, role }).then(async (state) => {
          if (state) void navigate('/nova-senha', { replace: true, state });
          else {
            const hasSignedUp = mode === 'signup' && (await isNewUser(portal));
            redirectHome((hasSignedUp ? copy.signUp : copy.signIn).success);
          }
        });
      }
    } else if (isNew) {
      redirect(copy.signUp.success, withQuery('/welcome', { role: 'patient', next }), EMPTY_NEW_USER);
    } else if (hasWaited.current) {
      // The guard has already reported the problem that led here.
      hasWaited.current = false;
      if (trouble) toast({ kind: 'error', ...describeError('unexpected', trouble) });
    }
  }, [hold, account, expected, isExpected, isNew, trouble, mode, next, role, navigate, toast, portal]);

  const isRestoring = session.phase === 'starting' && session.probablySignedIn;
  const hasAccount = account !== null && !trouble;
  const stage = hold ? 'forms' : trouble ? 'stuck' : isRestoring || hasAccount ? 'going-on' : 'forms';
  return {
    stage,
    trouble,
    expectSignIn: setExpected,
    retry: async () => {
      await portal.refreshAccount().catch(() => undefined);
      const now = portal.session.getState();
      const still = now.phase === 'signed-in' && ACCOUNT_ERRORS[now.account.state];
      if (still) errorToasts.show(describeError('unexpected', still));
      else errorToasts.dismiss();
    },
  };
}
