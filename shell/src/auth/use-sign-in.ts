import { useState } from 'react';
import { describeError, toAppError, type ErrorText } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { signIn } from './sign-in';

/** `fault`: nothing that the person could correct. */
type SignInState =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'fault'; readonly text: ErrorText; readonly isRetrying: boolean };

const GENERIC = describeError('unexpected', 'login');

export interface SignIn {
  readonly view: SignInState;
  readonly submit: (email: string, password: string) => Promise<void>;
}

/** Signs in with a password and tells what went wrong. `onStart` is called before each try. */
export function useSignIn(onStart: () => void): SignIn {
  const portal = usePortal();
  const [view, setView] = useState<SignInState>({ state: 'idle' });
  const submit = async (email: string, password: string) => {
    onStart();
    setView((before) => (before.state === 'fault' ? { ...before, isRetrying: true } : { state: 'busy' }));
    try {
      await signIn(portal, email, password); // busy until the page goes on
    } catch (error) {
      const text = describeError(toAppError(error), 'login');
      portal.toasts.getState().show({ kind: 'error', ...text });
      setView(text === GENERIC ? { state: 'fault', text, isRetrying: false } : { state: 'idle' });
    }
  };
  return { view, submit };
}
