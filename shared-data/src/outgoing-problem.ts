import { toAppError } from 'shared-domain/errors';

/** Nothing is wrong with the message. */
const TRANSIENT: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'aborted',
  'server_unavailable',
  'too_many_messages',
  // The shell has the user sign in again.
  'session_ended',
  'not_authenticated',
  'PGRST301',
  'PGRST303',
]);

/** Whether a message with this problem is sent again without the user. */
export const isTransient = (problem: string): boolean => TRANSIENT.has(problem);

/** Too many requests, or the server was busy. */
const LATER_STATUSES: readonly number[] = [408, 425, 429];
/** PostgreSQL and PostgREST: read only during maintenance; the procedure is not known yet during a release. */
const LATER_CODES: readonly string[] = ['25006', 'PGRST202'];

/** Error code of an attempt. Only a response below 500 with a code refuses the message: a proxy's page has none. */
export function problemOf(error: { readonly code?: string }, status: number): string {
  const { code } = toAppError(error);
  if (TRANSIENT.has(code)) return code;
  const isRefusal = Boolean(error.code) && status >= 400 && status < 500 && !LATER_STATUSES.includes(status);
  return isRefusal && !LATER_CODES.includes(code) ? code : 'server_unavailable';
}
