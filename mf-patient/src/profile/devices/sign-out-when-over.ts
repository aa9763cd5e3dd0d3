import type { AppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/** Error codes of the database and the auth server for an ended session. */
const OVER: ReadonlySet<string> = new Set(['session_ended', 'session_not_found']);

/**
 * If an error says that this session was ended elsewhere, signs the page out, so that the portal redirects to
 * sign-in up to an hour before the token expires. Returns the error.
 */
export async function signOutWhenOver(client: PortalClient, refusal: AppError): Promise<AppError> {
  if (OVER.has(refusal.code)) await client.auth.signOut({ scope: 'local' });
  return refusal;
}
