import type { PortalClient } from 'shared-portal/contract';

/** GoTrue's answer to a refresh token of a session that was ended. */
const REFUSED = 400;

/**
 * What has come in place of a refused access token meanwhile, in this tab or another; else a new one. Null where the
 * session is over, cannot be renewed now, or is somebody else's by now.
 */
export async function otherToken({ auth }: PortalClient, refused: string): Promise<string | null> {
  const heldToken = async () => (await auth.getSession()).data.session?.access_token;
  if ((await heldToken()) === refused) {
    const { error } = await auth.refreshSession();
    // Its own clock still takes the token for good: the client would keep a session that nobody accepts.
    const isOver = error?.status === REFUSED && (await heldToken()) === refused;
    if (isOver) await auth.signOut({ scope: 'local' });
  }
  // Of two tabs that renew at once, one keeps its answer; the other's client drops its own and calls that an error.
  const held = await heldToken();
  return held !== undefined && held !== refused && subjectOf(held) === subjectOf(refused) ? held : null;
}

/** Another tab may have let somebody else in: a request is not repeated in their name. */
const subjectOf = (token: string): unknown =>
  (
    JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    }
  ).sub;
