import { useEffect } from 'react';
import { destinationAfterSignIn, safeNext } from 'shared-domain/destination';
import { describeError } from 'shared-domain/errors';
import { usePortal, useSession } from 'shared-portal/portal';
import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';
import type { SessionState } from 'shared-portal/session';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { WaitingPanel } from 'shared-ui/panel';
import { isSettled } from '../../session/settled-session';
import { readRole, type SignUpRole } from '../auth-form/sign-up-role';
import { emailOf, withEmail } from '../email/typed-email';
import { withQuery } from '../frame/with-query';
import { copy } from './copy';

/** Redirects users to the home page of their role. */
export function AuthRedirectPage() {
  useDocumentTitle(copy.documentTitle);
  const { toasts } = usePortal();
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const email = emailOf(useLocation().state);
  const next = safeNext(query.get('next'));
  const role = readRole(query.get('role'));
  useEffect(() => {
    if (!isSettled(session)) return;
    const account = session.phase === 'signed-in' ? session.account.state : null;
    if (account === 'failed' || account === 'missing') {
      const context = account === 'failed' ? 'authorization' : 'profile-missing';
      toasts.getState().show({ kind: 'error', ...describeError('unexpected', context) });
    }
    // The form of /auth starts with it.
    const state = session.phase === 'signed-out' && email ? withEmail(email) : null;
    void navigate(destination(session, role, next), { replace: true, state });
  }, [session, role, next, email, toasts, navigate]);
  return <WaitingPanel text={copy.waiting} />;
}

function destination(session: SessionState, role: SignUpRole, next: string | null): string {
  if (session.phase === 'signed-in' && session.account.state === 'ready') {
    return destinationAfterSignIn(session.account.account, { via: 'password', next, signupRole: role });
  }
  return withQuery('/auth', { role: role === 'patient' ? null : role, next });
}
