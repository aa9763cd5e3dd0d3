import type { PortalClient } from 'shared-portal/contract';

/** GoTrue's error for a refresh token of an ended session. */
const REFUSED = 400;

/**
 * Returns the token that replaced a rejected one, in this tab or another, or else a new token. Null if the
 * session is over, cannot be renewed now, or belongs to another user by now.
 */
export async function replacementToken({ auth }: PortalClient, refused: string): Promise<string | null> {
  const heldToken = async () => (await auth.getSession()).data.session?.access_token;
  if ((await heldToken()) === refused) {
    const { error } = await auth.refreshSession();
    // By its own clock the client considers the token valid, and would keep a session that the server
    // rejects.
    const isOver = error?.status === REFUSED && (await heldToken()) === refused;
    if (isOver) await auth.signOut({ scope: 'local' });
  }
  // When two tabs renew at once, one keeps its response; the other's client drops its own and reports an
  // error.
  const held = await heldToken();
  return held !== undefined && held !== refused && subjectOf(held) === subjectOf(refused) ? held : null;
}

/** Another tab may have signed in another user: a request must not be repeated for that user. */
const subjectOf = (token: string): unknown =>
  (
    JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    }
  ).sub;
