import { useState } from 'react';
import { WaitingPanel } from 'shared-ui/panel';
import { useAuthQuery } from './auth-query';
import { copy } from './copy';
import { useDraft } from './draft';
import { SignInScreen } from './sign-in-screen';
import { SignUpScreen } from './sign-up-screen';
import { StuckPanel } from './stuck-panel';
import { useOnward } from './use-onward';

/** Signing in and signing up. */
export function AuthPage() {
  const query = useAuthQuery();
  const form = useDraft();
  const [isSigningUp, setSigningUp] = useState(false);
  const onward = useOnward(query, isSigningUp);
  if (onward.stage === 'going-on') return <WaitingPanel text={copy.waiting} />;
  if (onward.stage === 'stuck') return <StuckPanel {...onward} />;
  return query.mode === 'login' ? (
    <SignInScreen query={query} form={form} onStart={onward.expectSignIn} />
  ) : (
    <SignUpScreen query={query} form={form} busy={isSigningUp} onBusyChange={setSigningUp} />
  );
}
