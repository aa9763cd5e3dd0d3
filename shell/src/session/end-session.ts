import { tryStorage } from 'shared-portal/browser-storage';
import type { PortalClient } from 'shared-portal/contract';
import { forgetDrafts } from './forget-drafts';
import type { SessionStorage } from './session-storage';
import { LEFT_KEY, SESSION_KEY } from './stored-session';

/** Error codes for a session that is already over. */
const OVER_STATUSES = [401, 403, 404];

/**
 * Ends this device's session on the server and then in the browser, and notifies the other tabs. Returns
 * false, with nothing changed, when the server refuses or `signal` aborts before it has answered. The user's other devices stay signed in; the drafts
 * of this tab are cleared.
 */
export async function endSession(
  client: PortalClient,
  storage: SessionStorage,
  signal: AbortSignal,
): Promise<boolean> {
  const { auth } = client;
  const { data, error } = await auth.getSession();
  if (error || signal.aborted) return false;
  if (data.session) {
    // The client's own signOut clears the session before the server answers, so a refusal could not be
    // reported.
    const { error: refusal } = await auth.admin.signOut(data.session.access_token, 'local');
    if (signal.aborted) return false;
    if (refusal && !OVER_STATUSES.includes(refusal.status ?? 0)) return false;
    storage.removeItem(SESSION_KEY); // so that the client sends no second request
  }
  // Without the session they would be refused, and joined again.
  for (const channel of client.getChannels()) void client.removeChannel(channel);
  forgetDrafts();
  tryStorage(() => localStorage.setItem(LEFT_KEY, String(Date.now()))); // the other tabs clear theirs
  await auth.signOut({ scope: 'local' });
  return true;
}
