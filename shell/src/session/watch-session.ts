import { withTimeLimit } from 'shared-portal/time-limit';
import type { ShellPortal } from './create-portal';
import { LEFT_KEY, SESSION_KEY, storedUserId } from './stored-session';

/** How long a stored session may take to be read before the person counts as signed out, in seconds. */
const START_SECONDS = 10;
/** Coming back to a tab sends several events at once; one of them reads the account. Milliseconds. */
const FOCUS_PAUSE = 1000;

/** Starts the session and keeps it true: other tabs, coming back to this one, the back button. Answers how to stop. */
export function watchSession(portal: ShellPortal): () => void {
  readStoredSession(portal);
  const comeBack = onComingBack(portal);
  const stops = [
    listen(window, 'storage', (event) => {
      const { key } = event as StorageEvent;
      if (key === LEFT_KEY) void import('./forget-drafts').then((drafts) => drafts.forgetDrafts());
      if (key === SESSION_KEY || key === null) readStoredSession(portal);
    }),
    listen(window, 'focus', comeBack),
    listen(document, 'visibilitychange', comeBack),
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) hideFromOthers(portal);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

function readStoredSession({ session, connect }: ShellPortal): void {
  if (session.getState().phase === 'signed-in') return; // the client itself hears of other tabs
  if (!storedUserId()) {
    session.setState({ phase: 'signed-out' }, true);
    return;
  }
  session.setState({ phase: 'starting', probablySignedIn: true }, true);
  withTimeLimit(connect(), START_SECONDS).catch(() => {
    session.setState((now) => (now.phase === 'starting' ? { phase: 'signed-out' } : now), true);
  });
}

function onComingBack(portal: ShellPortal): () => void {
  let last = -Infinity;
  return () => {
    if (document.visibilityState === 'hidden' || performance.now() - last < FOCUS_PAUSE) return;
    last = performance.now();
    const { phase } = portal.session.getState();
    if (phase === 'signed-in') void portal.refreshAccount();
    if (phase === 'signed-out' && storedUserId()) readStoredSession(portal);
  };
}

/** A page kept by the browser may show what its person saw before signing out elsewhere, or somebody else in. */
function hideFromOthers({ session }: ShellPortal): void {
  const shown = session.getState();
  const isSame = shown.phase === 'signed-in' && shown.userId === storedUserId();
  if (shown.phase === 'signed-out' || isSame) return;
  document.documentElement.hidden = true;
  location.reload();
}
