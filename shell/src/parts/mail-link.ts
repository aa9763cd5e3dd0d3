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

/** Says in the address of a link that following it makes the account: nothing has announced it yet. */
const MAKES_ACCOUNT = { conta: 'nova' };

/** The address an e-mail's link shall lead to. */
export function mailRedirect(to: Arrival, journey: Journey, origin = location.origin): string {
  return origin + withJourney(to, journey);
}

/** The address of a link that signs up without a password. */
export const signUpRedirect = (journey: Journey): string =>
  location.origin + withJourney('/auth/callback', journey, MAKES_ACCOUNT);

/** Whether an address is `signUpRedirect`'s. */
export const makesAccount = (search: string): boolean =>
  arrivalQuery(search, location.origin).get('conta') === MAKES_ACCOUNT.conta;

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
  const inner = arrivalQuery(search, origin);
  return { next: safeNext(inner.get('next')), role: readRole(inner.get('role')) };
}

function arrivalQuery(search: string, origin: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  const isWhole = ['/auth/callback', '/nova-senha'].some((path) => next?.startsWith(origin + path));
  return isWhole ? new URL(next ?? '').searchParams : query;
}
