import { useMemo } from 'react';
import { safeNext } from 'shared-domain/destination';
import { useSearchParams } from 'shared-portal/router';
import { readRole, type SignUpRole } from './sign-up-role';
import { withQuery } from '../frame/with-query';

export type AuthMode = 'login' | 'signup';

/** Parsed query of /auth. */
export interface AuthQuery {
  readonly mode: AuthMode;
  readonly role: SignUpRole;
  /** The requested page; null if absent or outside the portal. */
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

/** Builds the address of /auth for a query. */
export const authPath = ({ mode, role, next }: AuthQuery): string =>
  withQuery('/auth', { mode, role: role === 'patient' ? null : role, next });
