import { useEffect, useMemo } from 'react';
import { safeNext } from 'shared-domain/destination';
import { isEmail } from 'shared-domain/email';
import { firstName } from 'shared-domain/names';
import { useAccount, useSession } from 'shared-portal/portal';
import { useLocation, useNavigate } from 'shared-portal/router';
import { EMPTY_NEW_USER, type NewUser } from '../sign-up-data/new-user';
import { readRole, type SignUpRole } from '../auth-form/sign-up-role';
import { withQuery } from '../frame/with-query';

export interface Welcome {
  /** Next step: confirm by e-mail, nothing (confirmed), or sign in (no e-mail was required). */
  readonly state: 'mail-sent' | 'confirmed' | 'created';
  /** The user has just signed up in this history entry, or is signed in with the confirmed address. */
  readonly isExpected: boolean;
  /** First name; empty if unknown. */
  readonly name: string;
  readonly role: SignUpRole;
  /** Null if the address is missing or invalid. */
  readonly email: string | null;
  readonly next: string | null;
}

/**
 * Reads the address and removes name and e-mail from it, so that they appear neither in the address bar nor
 * in the history. A signed-in user is addressed by the account's name.
 */
export function useWelcome(): Welcome {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const account = useAccount();
  const isSignedOut = useSession().phase === 'signed-out';
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const newUser = useMemo(() => newUserOf(query, state), [query, state]);
  useEffect(() => {
    if (!query.has('name') && !query.has('email')) return;
    const { name: _name, email: _email, ...rest } = Object.fromEntries(query);
    void navigate(withQuery(pathname, rest), { replace: true, state: newUser });
  }, [query, newUser, pathname, navigate]);
  return useMemo(() => {
    const { name, email } = newUser ?? EMPTY_NEW_USER;
    const mailSent = query.get('emailSent') === 'true' ? 'mail-sent' : 'created';
    const isConfirmed = query.get('confirmed') === 'true';
    return {
      state: isConfirmed ? 'confirmed' : mailSent,
      isExpected: newUser !== null || (isConfirmed && !isSignedOut),
      name: firstName(account?.fullName ?? name),
      role: readRole(query.get('role')),
      email: isEmail(email) ? email : null,
      next: safeNext(query.get('next')),
    };
  }, [query, newUser, account, isSignedOut]);
}

/** Null if neither the address nor the history entry belongs to a sign-up. */
function newUserOf(query: URLSearchParams, state: unknown): NewUser | null {
  const kept: object = typeof state === 'object' && state !== null ? state : {};
  const isKnown = (field: keyof NewUser) => query.has(field) || field in kept;
  if (!isKnown('name') && !isKnown('email')) return null;
  const known = { ...EMPTY_NEW_USER, ...kept };
  const of = (field: keyof NewUser) => query.get(field) ?? String(known[field]);
  return { name: of('name'), email: of('email') };
}
