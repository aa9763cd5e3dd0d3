import { useEffect } from 'react';
import { destinationAfterSignIn, safeNext, signInPath } from 'shared-domain/destination';
import { isAdmin } from 'shared-domain/roles';
import { portalHistory } from 'shared-portal/history';
import { useSession } from 'shared-portal/portal';
import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';
import { readyAccount, type SessionState } from 'shared-portal/session';
import { WaitingPanel } from 'shared-ui/panel';
import { isSettled } from '../../session/settled-session';
import { CodeStep } from './code-step';
import { copy } from './copy';
import { DevicesStep } from './devices-step';
import { WaitingFrame } from './waiting-frame';

/**
 * /verificacao: asks an admin for the second-factor code and continues to `next`. With nothing to verify and
 * no `next`, admins manage their devices here. The page guards itself, because the guard redirects to it.
 */
export function SecondFactorPage() {
  const session = useSession();
  const account = readyAccount(session);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const to = whereTo(session, safeNext(query.get('next')));
  useEffect(() => {
    // Do not override a navigation that just happened, such as signing out.
    const isCurrentEntry = portalHistory().get().location.key === key;
    if (to !== null && isCurrentEntry) void navigate(to, { replace: true });
  }, [to, key, navigate]);
  if (to !== null) return <WaitingPanel text={copy.loading} />;
  if (!account) return <WaitingFrame />;
  return account.missingFactor === 'code' ? (
    <CodeStep />
  ) : (
    <DevicesStep required={account.missingFactor === 'factor'} />
  );
}

/** Redirect for users without a task on this page; null if there is one, or while that is unknown. */
function whereTo(session: SessionState, next: string | null): string | null {
  if (!isSettled(session)) return null;
  const account = readyAccount(session);
  // A user whose account cannot be read sees the error here and may retry.
  if (!account) return signInPath(next ?? '/');
  if (account.missingFactor || (isAdmin(account) && next === null)) return null;
  return destinationAfterSignIn(account, { via: 'password', next });
}
