import { safeNext } from 'shared-domain/destination';
import { useSearchParams } from 'shared-portal/router';
import { readRole } from './sign-up-role';
import { withQuery } from './with-query';

/**
 * Leads to another screen of signing in with what the address says of what comes after: the page first asked for and
 * the role. What is not of this portal is left out.
 */
export function useKeptQuery(): (path: string) => string {
  const [query] = useSearchParams();
  const role = readRole(query.get('role'));
  const kept = { role: role === 'patient' ? null : role, next: safeNext(query.get('next')) };
  return (path) => withQuery(path, kept);
}
