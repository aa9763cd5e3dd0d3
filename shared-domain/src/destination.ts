import { hasOpenApplication, isAdmin, isApprovedProfessional, type Account } from './roles';
import { safeNext, signInPath } from './safe-next';

export { safeNext, signInPath } from './safe-next';

export interface SignInContext {
  /** `password` covers password, one-time code and /auth-redirect; `callback` covers /auth/callback. */
  readonly via: 'password' | 'callback';
  /** The requested page from the address; an unsafe one is ignored. */
  readonly next?: string | null | undefined;
  /** The role the sign-in screen was opened for. */
  readonly signupRole?: 'patient' | 'professional' | null | undefined;
}

const patientDashboard = (status?: string) =>
  status === undefined ? '/patient/dashboard' : `/patient/dashboard?professional_status=${status}`;

/** The home page of an account. */
function homeOf(account: Account, { via, signupRole }: SignInContext): string {
  if (isAdmin(account)) return '/admin/dashboard';
  if (account.role === 'professional') {
    if (isApprovedProfessional(account)) return '/professional/dashboard';
    return via === 'callback' ? '/professional/pending' : patientDashboard('pending');
  }
  if (signupRole === 'professional')
    return hasOpenApplication(account) ? '/professional/pending' : '/professional/apply';
  return patientDashboard(account.application?.status);
}

/**
 * Where a user goes after signing in: the requested page, else the home page; an admin who has not verified
 * the second factor goes to the verification screen first. Replace the history entry.
 */
export function destinationAfterSignIn(account: Account, context: SignInContext): string {
  const to = safeNext(context.next ?? null) ?? homeOf(account, context);
  return account.missingFactor ? signInPath(to, '/verificacao') : to;
}
