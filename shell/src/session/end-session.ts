import { whereAllowed } from 'shared-portal/browser-storage';
import type { PortalClient } from 'shared-portal/contract';
import { forgetDrafts } from './forget-drafts';
import type { SessionStorage } from './session-storage';
import { LEFT_KEY, SESSION_KEY } from './stored-session';

/** Answers to somebody whose session is over already. */
const OVER = [401, 403, 404];

/**
 * Ends this device's session on the server, then in the browser, and tells the other tabs. Answers false, with
 * nothing changed, when the server refuses. The person's other devices stay signed in; what was being written in this
 * tab is forgotten.
 */
export async function endSession({ auth }: PortalClient, storage: SessionStorage): Promise<boolean> {
  const { data, error } = await auth.getSession();
  if (error) return false;
  if (data.session) {
    // The client's own signOut forgets the session before it asks the server: a refusal could not be told.
    const { error: refusal } = await auth.admin.signOut(data.session.access_token, 'local');
    if (refusal && !OVER.includes(refusal.status ?? 0)) return false;
    storage.removeItem(SESSION_KEY); // so that the client does not ask once more
  }
  forgetDrafts();
  whereAllowed(() => localStorage.setItem(LEFT_KEY, String(Date.now()))); // the other tabs forget theirs
  await auth.signOut({ scope: 'local' });
  return true;
}
