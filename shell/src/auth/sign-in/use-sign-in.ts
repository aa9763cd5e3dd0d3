import { useState } from 'react';
import { describeError, toAppError, type ErrorText } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { signIn } from './sign-in';

/**
 * `unconfirmed`: the address must be confirmed first. `blocked`: the team blocked the account. `fault`: an
 * error that the user cannot correct.
 */
type SignInState =
  | { readonly state: 'idle' | 'busy' | 'blocked' }
  | { readonly state: 'unconfirmed'; readonly email: string }
  | { readonly state: 'fault'; readonly text: ErrorText; readonly isRetrying: boolean };

const GENERIC = describeError('unexpected', 'login').title;
export interface SignIn {
  readonly view: SignInState;
  readonly submit: (email: string, password: string) => Promise<void>;
}

/** Signs in with a password and reports errors. `onStart` is called before each attempt. */
export function useSignIn(onStart: () => void): SignIn {
  const portal = usePortal();
  const [view, setView] = useState<SignInState>({ state: 'idle' });
  const errorToasts = useErrorToasts();
  const attempt = async (email: string, password: string) => {
    onStart();
    setView((before) => (before.state === 'fault' ? { ...before, isRetrying: true } : { state: 'busy' }));
    try {
      await signIn(portal, email, password); // busy until the page navigates
    } catch (error) {
      const refusal = toAppError(error);
      const text = describeError(refusal, 'login');
      portal.toasts.getState().show({ kind: 'error', ...text });
      if (refusal.code === 'email_not_confirmed') return setView({ state: 'unconfirmed', email });
      if (refusal.code === 'user_banned') return setView({ state: 'blocked' });
      const isGeneric = text.title === GENERIC;
      setView(isGeneric ? { state: 'fault', text, isRetrying: false } : { state: 'idle' });
    }
  };
  const submit = (email: string, password: string) => errorToasts.run(() => attempt(email, password));
  return { view, submit };
}
