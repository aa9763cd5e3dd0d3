import { useState } from 'react';
import { describeError, toAppError, type ErrorText } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { signIn } from './sign-in';

/** `fault`: nothing that the person could correct. */
type SignInState =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'fault'; readonly text: ErrorText; readonly isRetrying: boolean };

const GENERIC = describeError('unexpected', 'login').title;
/** Blocked accounts share the title, and are not helped by another try. */
const FINAL = ['user_banned'];

export interface SignIn {
  readonly view: SignInState;
  readonly submit: (email: string, password: string) => Promise<void>;
}

/** Signs in with a password and tells what went wrong. `onStart` is called before each try. */
export function useSignIn(onStart: () => void): SignIn {
  const portal = usePortal();
  const [view, setView] = useState<SignInState>({ state: 'idle' });
  const errorToasts = useErrorToasts();
  const attempt = async (email: string, password: string) => {
    onStart();
    setView((before) => (before.state === 'fault' ? { ...before, isRetrying: true } : { state: 'busy' }));
    try {
      await signIn(portal, email, password); // busy until the page goes on
    } catch (error) {
      const refusal = toAppError(error);
      const text = describeError(refusal, 'login');
      portal.toasts.getState().show({ kind: 'error', ...text });
      const isGeneric = text.title === GENERIC && !FINAL.includes(refusal.code);
      setView(isGeneric ? { state: 'fault', text, isRetrying: false } : { state: 'idle' });
    }
  };
  const submit = (email: string, password: string) => errorToasts.run(() => attempt(email, password));
  return { view, submit };
}
