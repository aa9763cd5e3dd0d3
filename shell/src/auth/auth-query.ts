import { useMemo } from 'react';
import { safeNext } from 'shared-domain/destination';
import { useSearchParams } from 'shared-portal/router';
import { readRole, type SignUpRole } from '../parts/sign-up-role';
import { withQuery } from '../parts/with-query';

export type AuthMode = 'login' | 'signup';

/** What /auth was opened for. */
export interface AuthQuery {
  readonly mode: AuthMode;
  readonly role: SignUpRole;
  /** The page first asked for; null when there is none, or one that is not of this portal. */
  readonly next: string | null;
}

export function useAuthQuery(): AuthQuery {
  const [query] = useSearchParams();
  return useMemo(
    () => ({
      mode: query.get('mode') === 'signup' ? 'signup' : 'login',
      role: readRole(query.get('role')),
      next: safeNext(query.get('next')),
    }),
    [query],
  );
}

/** The address of /auth for a query. */
export const authPath = ({ mode, role, next }: AuthQuery): string =>
  withQuery('/auth', { mode, role: role === 'patient' ? null : role, next });
