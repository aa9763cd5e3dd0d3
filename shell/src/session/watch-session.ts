import { tryStorage } from 'shared-portal/browser-storage';
import { withTimeLimit } from 'shared-portal/time-limit';
import type { ShellPortal } from './create-portal';
import { ACCOUNT_KEY, LEFT_KEY, SESSION_KEY, storedUserId } from './stored-session';

/** Timeout for reading a stored session, after which the user counts as signed out, in seconds. */
const START_SECONDS = 10;
/** Returning to a tab fires several events; only one of them reads the account. Milliseconds. */
const FOCUS_PAUSE = 1000;

/**
 * Starts the session and keeps it in sync with other tabs, focus changes and the back button. Returns a stop
 * function.
 */
export function watchSession(portal: ShellPortal): () => void {
  readStoredSession(portal);
  const comeBack = onPageShown(portal);
  let leftBy: string | undefined;
  const stops = [
    listen(window, 'storage', (event) => {
      const { key } = event as StorageEvent;
      if (key === LEFT_KEY) void import('./forget-drafts').then((drafts) => drafts.forgetDrafts());
      if (key === SESSION_KEY || key === null) readStoredSession(portal);
    }),
    listen(window, 'focus', comeBack),
    listen(document, 'visibilitychange', comeBack),
    // The page may learn what another tab did, and change the session, before it is shown again.
    listen(window, 'pagehide', () => (leftBy = personOf(portal))),
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) hideUnlessSameUser(leftBy);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

function personOf({ session }: ShellPortal): string | undefined {
  const shown = session.getState();
  return shown.phase === 'signed-in' ? shown.userId : undefined;
}

function readStoredSession(portal: ShellPortal): void {
  const { session, connect } = portal;
  if (personOf(portal)) return void followOthers(portal);
  if (!storedUserId()) {
    // Left behind by a session that ended under another release.
    tryStorage(() => localStorage.removeItem(ACCOUNT_KEY));
    session.setState({ phase: 'signed-out' }, true);
    return;
  }
  session.setState({ phase: 'starting', probablySignedIn: true }, true);
  withTimeLimit(connect(), START_SECONDS).catch(() => {
    session.setState((now) => (now.phase === 'starting' ? { phase: 'signed-out' } : now), true);
  });
}

/**
 * The client follows other tabs only if the browser has broadcast channels and the tab was not frozen; the
 * stored session covers the rest. Never rejects.
 */
async function followOthers(portal: ShellPortal): Promise<void> {
  if (personOf(portal) !== storedUserId()) await portal.connect().catch(() => undefined);
}

function onPageShown(portal: ShellPortal): () => void {
  let last = -Infinity;
  return () => {
    if (document.visibilityState === 'hidden' || performance.now() - last < FOCUS_PAUSE) return;
    last = performance.now();
    const { phase } = portal.session.getState();
    if (phase === 'signed-in') void followOthers(portal).then(() => portal.refreshAccount());
    if (phase === 'signed-out' && storedUserId()) readStoredSession(portal);
  };
}

/** A restored page may show data of a user who has signed out elsewhere, or been replaced by another. */
function hideUnlessSameUser(leftBy: string | undefined): void {
  if (!leftBy || leftBy === storedUserId()) return;
  document.documentElement.hidden = true;
  location.reload();
}
