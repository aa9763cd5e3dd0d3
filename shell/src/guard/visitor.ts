import { decideAccess, type Access, type AccessDecision } from 'shared-domain/guard';
import type { SessionState } from 'shared-portal/session';

/** The guard's decision; `checking` until the session and, where needed, the account are known. */
export type GuardView = AccessDecision | { readonly allow: 'checking' };

const CHECKING: GuardView = { allow: 'checking' };

export function guardView(access: Access, session: SessionState): GuardView {
  if (access.kind === 'public') return decideAccess(access, { signedIn: false });
  if (session.phase === 'starting') return CHECKING;
  if (session.phase === 'signed-out') return decideAccess(access, { signedIn: false });
  const { account } = session;
  if (account.state === 'loading') return CHECKING;
  return decideAccess(access, {
    signedIn: true,
    account: account.state === 'ready' ? account.account : account.state,
  });
}
