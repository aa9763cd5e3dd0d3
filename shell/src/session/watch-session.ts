import { withTimeLimit } from 'shared-portal/time-limit';
import type { ShellPortal } from './create-portal';
import { hasStoredSession, onStoredSessionChange } from './stored-session';

/** How long a stored session may take to be read before the person counts as signed out, in seconds. */
const START_SECONDS = 10;
/** Coming back to a tab sends several events at once; one of them reads the account. Milliseconds. */
const FOCUS_PAUSE = 1000;

/** Starts the session and keeps it true: other tabs, coming back to this one, the back button. */
export function watchSession(portal: ShellPortal): void {
  readStoredSession(portal);
  onStoredSessionChange(() => readStoredSession(portal));
  watchFocus(portal);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hideWithoutSession(portal);
  });
}

function readStoredSession({ session, connect }: ShellPortal): void {
  if (session.getState().phase === 'signed-in') return; // the client itself hears of other tabs
  if (!hasStoredSession()) {
    session.setState({ phase: 'signed-out' }, true);
    return;
  }
  session.setState({ phase: 'starting', probablySignedIn: true }, true);
  withTimeLimit(connect(), START_SECONDS).catch(() => {
    session.setState((now) => (now.phase === 'starting' ? { phase: 'signed-out' } : now), true);
  });
}

function watchFocus(portal: ShellPortal): void {
  let last = -Infinity;
  const check = () => {
    if (document.visibilityState === 'hidden' || performance.now() - last < FOCUS_PAUSE) return;
    last = performance.now();
    const { phase } = portal.session.getState();
    if (phase === 'signed-in') void portal.refreshAccount();
    if (phase === 'signed-out' && hasStoredSession()) readStoredSession(portal);
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
}

/** A page kept by the browser may show what its person saw before signing out elsewhere. */
function hideWithoutSession({ session }: ShellPortal): void {
  const { phase } = session.getState();
  if (phase === 'signed-out' || hasStoredSession()) return;
  document.documentElement.hidden = true;
  location.reload();
}
