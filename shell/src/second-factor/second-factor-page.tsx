import { useEffect } from 'react';
import { destinationAfterSignIn, safeNext, signInPath } from 'shared-domain/destination';
import { isAdmin } from 'shared-domain/roles';
import { portalHistory } from 'shared-portal/history';
import { useSession } from 'shared-portal/portal';
import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';
import { readyAccount, type SessionState } from 'shared-portal/session';
import { WaitingPanel } from 'shared-ui/panel';
import { isSettled } from '../parts/settled-session';
import { CodeStep } from './code-step';
import { copy } from './copy';
import { DevicesStep } from './devices-step';

/**
 * /verificacao: asks an admin for the code of the second factor and leads on to `next`. Without anything left to show
 * and without `next`, it is where admins set their devices up. It guards itself: the guard leads here.
 */
export function SecondFactorPage() {
  const session = useSession();
  const account = readyAccount(session);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const to = whereTo(session, safeNext(query.get('next')));
  useEffect(() => {
    // Who has just gone elsewhere, for instance by signing out, is not overtaken.
    const isHere = portalHistory().get().location.key === key;
    if (to !== null && isHere) void navigate(to, { replace: true });
  }, [to, key, navigate]);
  if (to !== null || !account) return <WaitingPanel text={copy.loading} />;
  return account.lackingFactor === 'code' ? (
    <CodeStep />
  ) : (
    <DevicesStep required={account.lackingFactor === 'factor'} />
  );
}

/** Where whoever has nothing to do here goes; null for whoever has, and while that is not known. */
function whereTo(session: SessionState, next: string | null): string | null {
  if (!isSettled(session)) return null;
  const account = readyAccount(session);
  // Whose account cannot be read is told so there, and may try again.
  if (!account) return signInPath(next ?? '/');
  if (account.lackingFactor || (isAdmin(account) && next === null)) return null;
  return destinationAfterSignIn(account, { via: 'password', next });
}
