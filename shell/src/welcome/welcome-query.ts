import { useEffect, useMemo } from 'react';
import { safeNext } from 'shared-domain/destination';
import { isEmail } from 'shared-domain/email';
import { firstName } from 'shared-domain/names';
import { useAccount } from 'shared-portal/portal';
import { useLocation, useNavigate } from 'shared-portal/router';
import { readRole, type SignUpRole } from '../parts/sign-up-role';
import { withQuery } from '../parts/with-query';

export interface Welcome {
  /** What is still to do: confirm by e-mail, nothing (confirmed), or sign in (no e-mail was needed). */
  readonly state: 'mail-sent' | 'confirmed' | 'created';
  /** First name; empty when it is not known. */
  readonly name: string;
  readonly role: SignUpRole;
  /** Null when the address is missing or is none. */
  readonly email: string | null;
  readonly next: string | null;
}

/** Who is welcomed, as the history entry keeps it: a reload finds it, the address does not show it. */
interface Newcomer {
  readonly name: string;
  readonly email: string;
}

/**
 * Reads the address, and takes name and e-mail out of it: they are not to stand in a bar that others see, nor in the
 * browser's history. Whoever is signed in is called by the name of the account.
 */
export function useWelcome(): Welcome {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const account = useAccount();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const newcomer = useMemo(() => newcomerOf(query, state), [query, state]);
  useEffect(() => {
    if (!query.has('name') && !query.has('email')) return;
    const { name: _name, email: _email, ...rest } = Object.fromEntries(query);
    void navigate(withQuery(pathname, rest), { replace: true, state: newcomer });
  }, [query, newcomer, pathname, navigate]);
  return useMemo(() => {
    const { name, email } = newcomer;
    const mailSent = query.get('emailSent') === 'true' ? 'mail-sent' : 'created';
    return {
      state: query.get('confirmed') === 'true' ? 'confirmed' : mailSent,
      name: firstName(account?.fullName ?? name),
      role: readRole(query.get('role')),
      email: isEmail(email) ? email : null,
      next: safeNext(query.get('next')),
    };
  }, [query, newcomer, account]);
}

function newcomerOf(query: URLSearchParams, state: unknown): Newcomer {
  const kept = { name: '', email: '', ...(typeof state === 'object' ? state : null) };
  const of = (field: keyof Newcomer) => query.get(field) ?? String(kept[field]);
  return { name: of('name'), email: of('email') };
}
