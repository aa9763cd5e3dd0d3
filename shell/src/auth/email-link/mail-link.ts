import { safeNext } from 'shared-domain/destination';
import { readRole, type SignUpRole } from '../auth-form/sign-up-role';
import { withQuery } from '../frame/with-query';

/** State carried through an e-mail link to the screen it opens. */
export interface Journey {
  /** The requested page. */
  readonly next: string | null;
  readonly role: SignUpRole;
}

/** Screens that e-mail links open. */
type Arrival = '/auth/callback' | '/nova-senha';

/** Marks a link that creates the account, which has not been announced yet. */
const CREATES_ACCOUNT = { conta: 'nova' };

/** Redirect address of an e-mail link. */
export function mailRedirect(to: Arrival, journey: Journey, origin = location.origin): string {
  return origin + withJourney(to, journey);
}

/** Redirect address of a passwordless sign-up. */
export const signUpRedirect = (journey: Journey): string =>
  location.origin + withJourney('/auth/callback', journey, CREATES_ACCOUNT);

/** Whether an address was built by `signUpRedirect`. */
export const createsAccount = (search: string): boolean =>
  arrivalQuery(search, location.origin).get('conta') === CREATES_ACCOUNT.conta;

/** Builds a portal path that carries the state. */
export const withJourney = (
  path: string,
  { next, role }: Journey,
  query: Readonly<Record<string, string>> = {},
): string => withQuery(path, { ...query, next, role: role === 'patient' ? null : role });

/**
 * Reads the state added by `mailRedirect`. The mail templates put the whole address into `next`, while
 * GoTrue's own redirect opens it directly: both arrive here.
 */
export function readJourney(search: string, origin = location.origin): Journey {
  const inner = arrivalQuery(search, origin);
  return { next: safeNext(inner.get('next')), role: readRole(inner.get('role')) };
}

function arrivalQuery(search: string, origin: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  const isWhole = ['/auth/callback', '/nova-senha'].some((path) => next?.startsWith(origin + path));
  return isWhole ? new URL(next ?? '').searchParams : query;
}
