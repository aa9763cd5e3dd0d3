import { isAdmin } from 'shared-domain/roles';
import { areaFrameRoute, type PortalRoute } from 'shared-portal/routes';
import { readyAccount, type SessionState } from 'shared-portal/session';

/** Whether the user may be an admin: storage has a session and the account is not read yet. */
function mayBeAdmin(session: SessionState): boolean {
  if (session.phase === 'starting') return session.probablySignedIn;
  if (session.phase === 'signed-out') return false;
  const account = readyAccount(session);
  return account ? isAdmin(account) : session.account.state === 'loading';
}

/**
 * The route whose area frame surrounds an unknown address. The guard waits until the user is known, because
 * the plain page would be replaced a moment later. Null: the plain not-found page.
 */
export const frameRouteFor = (session: SessionState, pathname: string): PortalRoute | null =>
  mayBeAdmin(session) ? areaFrameRoute(pathname) : null;
