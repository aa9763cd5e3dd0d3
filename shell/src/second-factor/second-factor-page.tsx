import { useEffect } from 'react';
import { destinationAfterSignIn, safeNext, signInPath } from 'shared-domain/destination';
import { isAdmin, type Account } from 'shared-domain/roles';
import { useSession } from 'shared-portal/portal';
import { useNavigate, useSearchParams } from 'shared-portal/router';
import { readyAccount } from 'shared-portal/session';
import { WaitingPanel } from 'shared-ui/panel';
import { Lazy } from '../page/lazy';
import { CodeStep } from './code-step';
import { copy } from './copy';

/** The QR code weighs more than all the rest: whoever signs in does not load it. */
const loadDevices = async () => (await import('./devices-step')).DevicesStep;

/**
 * /verificacao: asks an admin for the code of the second factor and leads on to `next`. Without anything left to show
 * and without `next`, it is where admins set their devices up.
 */
export function SecondFactorPage() {
  const account = readyAccount(useSession());
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = safeNext(query.get('next'));
  const to = whereTo(account, next);
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
  if (to !== null || !account) return <WaitingPanel text={copy.loading} />;
  if (account.lackingFactor === 'code') return <CodeStep />;
  return (
    <Lazy load={loadDevices}>{(Devices) => <Devices required={account.lackingFactor === 'factor'} />}</Lazy>
  );
}

/** Where whoever has nothing to do here goes; null for whoever has. */
function whereTo(account: Account | null, next: string | null): string | null {
  // Whose account cannot be read is told so there, and may try again.
  if (!account) return signInPath(next ?? '/');
  if (account.lackingFactor || (isAdmin(account) && next === null)) return null;
  return destinationAfterSignIn(account, { via: 'password', next });
}
