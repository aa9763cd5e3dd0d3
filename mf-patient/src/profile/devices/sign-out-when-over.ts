import type { AppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/** How the database's procedures and the authentication server say that the session that asks was ended. */
const OVER: ReadonlySet<string> = new Set(['session_ended', 'session_not_found']);

/**
 * Where a refusal says that this session was ended elsewhere, the page lets go of it: the portal leads to signing in,
 * up to an hour before the token would have run out. Answers the refusal.
 */
export async function signOutWhenOver(client: PortalClient, refusal: AppError): Promise<AppError> {
  if (OVER.has(refusal.code)) await client.auth.signOut({ scope: 'local' });
  return refusal;
}
