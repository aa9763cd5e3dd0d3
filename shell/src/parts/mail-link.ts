import { safeNext } from 'shared-domain/destination';
import { readRole, type SignUpRole } from './sign-up-role';
import { withQuery } from './with-query';

/** What travels through an e-mail's link and comes back to the screen that it leads to. */
export interface Journey {
  /** The page first asked for. */
  readonly next: string | null;
  readonly role: SignUpRole;
}

/** The screens that e-mails lead to. */
type Arrival = '/auth/callback' | '/nova-senha';

/** The address an e-mail's link shall lead to. */
export function mailRedirect(to: Arrival, journey: Journey, origin = location.origin): string {
  return origin + withJourney(to, journey);
}

/** A path of this portal that says what comes after it. */
export const withJourney = (
  path: string,
  { next, role }: Journey,
  query: Readonly<Record<string, string>> = {},
): string => withQuery(path, { ...query, next, role: role === 'patient' ? null : role });

/**
 * Reads what `mailRedirect` sent along. The mail templates put that whole address into `next`, while GoTrue's own
 * redirect leads to it directly: both arrive here.
 */
export function readJourney(search: string, origin = location.origin): Journey {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  const isWhole = ['/auth/callback', '/nova-senha'].some((path) => next?.startsWith(origin + path));
  const inner = isWhole ? new URL(next ?? '').searchParams : query;
  return { next: safeNext(inner.get('next')), role: readRole(inner.get('role')) };
}
