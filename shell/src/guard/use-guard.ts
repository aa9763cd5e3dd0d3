import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { signInPath } from 'shared-domain/destination';
import type { Access, Denial } from 'shared-domain/guard';
import type { Portal } from 'shared-portal/contract';
import { portalHistory } from 'shared-portal/history';
import { usePortal } from 'shared-portal/portal';
import { useLocation, type Location } from 'shared-portal/router';
import type { SessionState } from 'shared-portal/session';
import type { SignInReason } from '../auth/sign-in/sign-in-reason';
import { copy } from './copy';
import { guardView } from './visitor';

/** Minimum interval between account reads triggered by navigation, in milliseconds. */
const REREAD_PAUSE = 30_000;

/**
 * Whether the current screen may be shown. A denial takes effect only after the account is read once more,
 * because it may just have been approved.
 */
export function useGuard(access: Access): 'checking' | 'allowed' {
  const portal = usePortal();
  const location = useLocation();
  const session = useStore(portal.session);
  const view = guardView(access, session);
  const [reread, setReread] = useState<string | null>(null);

  const denial = view.allow === false ? view : null;
  const isDenied = denial !== null;
  const isCertain = session.phase !== 'signed-in' || reread === location.key;
  const hasEnded = useHasEnded(session);
  useEffect(() => {
    if (!isDenied || isCertain) return;
    let isActive = true;
    portal
      .refreshAccount()
      .catch(() => undefined) // the known account decides
      .finally(() => isActive && setReread(location.key));
    return () => {
      isActive = false;
    };
  }, [isDenied, isCertain, portal, location.key]);
  useEffect(() => {
    if (!denial || !isCertain) return undefined;
    const sendOn = () => leave(portal, location, denial, hasEnded);
    sendOn();
    // A user who left and came back before the render still sees this screen; the redirect follows then.
    return portalHistory().listen(sendOn);
  }, [denial, isCertain, portal, location, hasEnded]);
  useRereadOnNavigation(portal, location.pathname);
  return view.allow === true ? 'allowed' : 'checking';
}

/** The role may have changed; the known account applies until the new one is read. */
function useRereadOnNavigation(portal: Portal, pathname: string): void {
  const readAt = useRef<number | null>(null);
  useEffect(() => {
    const now = performance.now();
    readAt.current ??= now; // with the session
    if (now - readAt.current < REREAD_PAUSE) return;
    readAt.current = now;
    void portal.refreshAccount().catch(() => undefined);
  }, [portal, pathname]);
}

/** Whether a user was, or seemed to be, signed in on this page and no longer is. */
function useHasEnded(session: SessionState): boolean {
  const [wasIn, setWasIn] = useState(false);
  const isIn = session.phase === 'signed-in' || (session.phase === 'starting' && session.probablySignedIn);
  if (isIn && !wasIn) setWasIn(true);
  return wasIn && session.phase === 'signed-out';
}

function leave(portal: Portal, location: Location, { to, toast }: Denial, hasEnded: boolean): void {
  const { get, navigator } = portalHistory();
  // Do not override a navigation that just happened, such as signing out.
  if (get().location.key !== location.key) return;
  if (toast) portal.toasts.getState().show({ kind: 'error', ...toast });
  const { pathname, search, hash } = location;
  const isSigningIn = to === '/auth' || to === '/verificacao';
  const why: SignInReason | undefined = hasEnded ? { redirectReason: copy.ended } : undefined;
  navigator.replace(isSigningIn ? signInPath(`${pathname}${search}${hash}`, to) : to, why);
}
