import { safeNext } from 'shared-domain/destination';
import { readRole, type SignUpRole } from './sign-up-role';
import { withQuery } from './with-query';

/** What travels through an e-mail's link and comes back to /auth/callback. */
export interface Journey {
  /** The page first asked for. */
  readonly next: string | null;
  readonly role: SignUpRole;
}

const CALLBACK = '/auth/callback';

/** The address an e-mail's link shall lead to. */
export function mailRedirect({ next, role }: Journey, origin = location.origin): string {
  return origin + withQuery(CALLBACK, { next, role: role === 'patient' ? null : role });
}

/**
 * Reads what `mailRedirect` sent along. The mail templates put that whole address into `next`, while GoTrue's own
 * redirect leads to it directly: both arrive here.
 */
export function readJourney(search: string, origin = location.origin): Journey {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  const inner = next?.startsWith(`${origin}${CALLBACK}`) ? new URL(next).searchParams : query;
  return { next: safeNext(inner.get('next')), role: readRole(inner.get('role')) };
}
