import { useMemo } from 'react';
import { safeNext } from 'shared-domain/destination';
import { isEmail } from 'shared-domain/email';
import { firstName } from 'shared-domain/names';
import { useAccount } from 'shared-portal/portal';
import { useSearchParams } from 'shared-portal/router';
import { readRole, type SignUpRole } from '../parts/sign-up-role';

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

/** Reads the address. Whoever is signed in is called by the name of the account. */
export function useWelcome(): Welcome {
  const [query] = useSearchParams();
  const account = useAccount();
  return useMemo(() => {
    const email = query.get('email') ?? '';
    const mailSent = query.get('emailSent') === 'true' ? 'mail-sent' : 'created';
    return {
      state: query.get('confirmed') === 'true' ? 'confirmed' : mailSent,
      name: firstName(account?.fullName ?? query.get('name') ?? ''),
      role: readRole(query.get('role')),
      email: isEmail(email) ? email : null,
      next: safeNext(query.get('next')),
    };
  }, [query, account]);
}
