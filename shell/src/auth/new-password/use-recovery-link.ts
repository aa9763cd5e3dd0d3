import { useEffect, useRef, useState } from 'react';
import { describeError, toAppError, type ErrorText } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import { usePortal, useSession } from 'shared-portal/portal';
import { useLocation, useNavigate } from 'shared-portal/router';
import { readArrival, type LinkArrival } from '../email-link/link-arrival';
import { isUsedLink } from '../email-link/used-link';
import { verifyLink } from '../email-link/verify-link';
import {
  droppedSignUp,
  findMissingSignUp,
  readSignUpDropped,
  type SignUpDropped,
} from '../sign-up-data/dropped-sign-up';
import { readJourney, withJourney, type Journey } from '../email-link/mail-link';
import { RECOVERY_VERIFIED } from '../password/recovery-state';

export type RecoveryView =
  | { readonly state: 'verifying' }
  /** `entry`: what the history entry says about the link. */
  | { readonly state: 'ready'; readonly entry: typeof RECOVERY_VERIFIED | SignUpDropped }
  /** The link can no longer be used. */
  | { readonly state: 'refused' }
  /** It could not be verified now. */
  | { readonly state: 'failed'; readonly text: ErrorText; readonly isRetrying: boolean };

export interface RecoveryLink {
  readonly view: RecoveryView;
  readonly retry: () => void;
}

/**
 * Verifies the link in the address, which signs the user in, and removes it from the address. Without a link,
 * asks for missing sign-up data, or else redirects to /auth.
 */
export function useRecoveryLink(): RecoveryLink {
  const portal = usePortal();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const [arrival] = useState(() => readArrival({ search, hash }));
  const [view, setView] = useState<RecoveryView>(() => {
    const entry = state === RECOVERY_VERIFIED ? state : readSignUpDropped(state);
    return entry ? { state: 'ready', entry } : { state: 'verifying' };
  });
  const journey = readJourney(search);
  const show = (seen: RecoveryView) => {
    if (seen.state === 'ready')
      void navigate(withJourney(pathname, journey), { replace: true, state: seen.entry });
    setView(seen);
  };
  const verify = () => verifiedView(portal, arrival, journey).then(show);
  const ask = () =>
    findMissingSignUp(portal, journey).then((entry) => {
      if (entry) show({ state: 'ready', entry });
      else void navigate(withJourney('/auth', journey), { replace: true });
    });

  const hasStarted = useRef(false);
  useEffect(() => {
    // A link works once: StrictMode's second run would find it used.
    if (hasStarted.current || view.state !== 'verifying') return;
    hasStarted.current = true;
    void (arrival.kind === 'none' ? ask() : verify());
  });
  // The session of the link may end before the password is saved, here or in another tab.
  const isOver = view.state === 'ready' && session.phase === 'signed-out';
  return {
    view: isOver ? { state: 'refused' } : view,
    retry: () => {
      setView((before) => (before.state === 'failed' ? { ...before, isRetrying: true } : before));
      void verify();
    },
  };
}

async function verifiedView(portal: Portal, arrival: LinkArrival, journey: Journey): Promise<RecoveryView> {
  try {
    await verifyLink(portal, arrival);
    const entry = (await droppedSignUp(portal, journey)) ?? RECOVERY_VERIFIED;
    return { state: 'ready', entry };
  } catch (error) {
    const fault = toAppError(error);
    if (isUsedLink(fault)) return { state: 'refused' };
    return { state: 'failed', text: describeError(fault, 'callback'), isRetrying: false };
  }
}
