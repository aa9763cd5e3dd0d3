import { isAdmin } from 'shared-domain/roles';
import { lostRoute, type PortalRoute } from 'shared-portal/routes';
import { readyAccount, type SessionState } from 'shared-portal/session';

/** Whether an admin may be here: signed in, as far as storage knows, and not read yet. */
function mayBeAdmin(session: SessionState): boolean {
  if (session.phase === 'starting') return session.probablySignedIn;
  if (session.phase === 'signed-out') return false;
  const account = readyAccount(session);
  return account ? isAdmin(account) : session.account.state === 'loading';
}

/**
 * The route that keeps an area's frame around an unknown address. While it is not known who is here, its guard waits:
 * the plain page would be replaced a moment later. Null: the plain not-found page.
 */
export const lostRouteFor = (session: SessionState, pathname: string): PortalRoute | null =>
  mayBeAdmin(session) ? lostRoute(pathname) : null;
