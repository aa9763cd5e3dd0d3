import { useState } from 'react';
import { WaitingPanel } from 'shared-ui/panel';
import { useStepFocus } from '../frame/use-step-focus';
import { useAuthQuery } from '../auth-form/auth-query';
import { copy } from '../auth-form/copy';
import type { AccessMethod } from '../auth-form/access-method';
import { useDraft } from '../sign-up-data/draft';
import { authFaults } from './auth-faults';
import { SentScreen } from '../passwordless/sent-screen';
import { SignInScreen } from '../sign-in/sign-in-screen';
import { SignUpScreen } from '../sign-up/sign-up-screen';
import { StuckPanel } from './stuck-panel';
import { useSignInRedirect } from '../sign-in/use-sign-in-redirect';
import { usePasswordless } from '../passwordless/use-passwordless';

/** Sign-in and sign-up. */
export function AuthPage() {
  const query = useAuthQuery();
  const form = useDraft({
    faultsOf: (draft) => authFaults(draft, query),
    validateOnBlur: query.mode === 'signup',
  });
  const { method } = form.values;
  const setMethod = (next: AccessMethod) => form.set({ method: next });
  const [isSigningUp, setSigningUp] = useState(false);
  const onward = useSignInRedirect(query, isSigningUp);
  const passwordless = usePasswordless(query, form);
  const { sent } = passwordless;
  useStepFocus(onward.stage === 'forms' && sent ? sent.kind : onward.stage);
  if (onward.stage === 'going-on') return <WaitingPanel text={copy.waiting} />;
  if (onward.stage === 'stuck') return <StuckPanel {...onward} />;

  const access = { query, form, passwordless, method, onMethodChange: setMethod };
  if (sent) {
    const leave = (next: AccessMethod) => {
      setMethod(next);
      passwordless.show(null);
    };
    return (
      <SentScreen
        mode={query.mode}
        sent={sent}
        passwordless={passwordless}
        onLeave={leave}
        onStart={() => onward.expectSignIn('mail')}
      />
    );
  }
  return query.mode === 'login' ? (
    <SignInScreen {...access} onStart={() => onward.expectSignIn('password')} />
  ) : (
    <SignUpScreen {...access} busy={isSigningUp} onBusyChange={setSigningUp} />
  );
}
