import { whereAllowed } from 'shared-portal/browser-storage';
import { withTimeLimit } from 'shared-portal/time-limit';
import type { ShellPortal } from './create-portal';
import { ACCOUNT_KEY, LEFT_KEY, SESSION_KEY, storedUserId } from './stored-session';

/** How long a stored session may take to be read before the person counts as signed out, in seconds. */
const START_SECONDS = 10;
/** Coming back to a tab sends several events at once; one of them reads the account. Milliseconds. */
const FOCUS_PAUSE = 1000;

/** Starts the session and keeps it true: other tabs, coming back to this one, the back button. Answers how to stop. */
export function watchSession(portal: ShellPortal): () => void {
  readStoredSession(portal);
  const comeBack = onComingBack(portal);
  let leftBy: string | undefined;
  const stops = [
    listen(window, 'storage', (event) => {
      const { key } = event as StorageEvent;
      if (key === LEFT_KEY) void import('./forget-drafts').then((drafts) => drafts.forgetDrafts());
      if (key === SESSION_KEY || key === null) readStoredSession(portal);
    }),
    listen(window, 'focus', comeBack),
    listen(document, 'visibilitychange', comeBack),
    // What another tab did meanwhile may be heard before the page is shown again, and change the session.
    listen(window, 'pagehide', () => (leftBy = personOf(portal))),
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) hideFromOthers(leftBy);
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
    // Left behind where another release ended the session.
    whereAllowed(() => localStorage.removeItem(ACCOUNT_KEY));
    session.setState({ phase: 'signed-out' }, true);
    return;
  }
  session.setState({ phase: 'starting', probablySignedIn: true }, true);
  withTimeLimit(connect(), START_SECONDS).catch(() => {
    session.setState((now) => (now.phase === 'starting' ? { phase: 'signed-out' } : now), true);
  });
}

/**
 * The client itself hears of other tabs, but not in a browser without channels between them, nor in a tab that was
 * frozen meanwhile: what is stored tells of whoever left, or came, there. Never rejects.
 */
async function followOthers(portal: ShellPortal): Promise<void> {
  if (personOf(portal) !== storedUserId()) await portal.connect().catch(() => undefined);
}

function onComingBack(portal: ShellPortal): () => void {
  let last = -Infinity;
  return () => {
    if (document.visibilityState === 'hidden' || performance.now() - last < FOCUS_PAUSE) return;
    last = performance.now();
    const { phase } = portal.session.getState();
    if (phase === 'signed-in') void followOthers(portal).then(() => portal.refreshAccount());
    if (phase === 'signed-out' && storedUserId()) readStoredSession(portal);
  };
}

/** A page kept by the browser may show what its person saw before signing out elsewhere, or somebody else in. */
function hideFromOthers(leftBy: string | undefined): void {
  if (!leftBy || leftBy === storedUserId()) return;
  document.documentElement.hidden = true;
  location.reload();
}
