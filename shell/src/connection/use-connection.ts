import { useEffect, useState } from 'react';
import { announceConnectionBack } from 'shared-portal/connection-back';
import { onConnectionChange } from './connection-signal';

/** Polling interval while offline, in milliseconds. */
const POLL_INTERVAL_MS = 5000;
/** Slower responses count as offline, in milliseconds. */
const PROBE_TIMEOUT_MS = 5000;
/** How long the recovery message is shown, in milliseconds. */
const RECOVERY_SHOWN_MS = 3000;

/** `back`: just recovered. */
export type Connection = 'online' | 'offline' | 'back';

interface WatchedConnection {
  readonly connection: Connection;
  /** Checks now. */
  readonly look: () => void;
}

/**
 * Whether the portal is reachable. The browser's events and unanswered requests only trigger a check; a
 * request to the portal's own host decides, because browsers report "offline" on a machine that runs the
 * portal itself and "online" on a network without internet access.
 */
export function useConnection(): WatchedConnection {
  const [connection, setConnection] = useState<Connection>('online');
  const [watch] = useState(() => createWatch(setConnection));
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    if (connection !== 'back') return;
    announceConnectionBack();
    const timer = setTimeout(() => setConnection('online'), RECOVERY_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return { connection, look: watch.look };
}

function createWatch(update: (change: (before: Connection) => Connection) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isStopped = false;
  const look = () => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    void isReachable().then((isUp) => {
      isLooking = false;
      if (isStopped) return;
      update((before) => (isUp ? (before === 'offline' ? 'back' : before) : 'offline'));
      if (!isUp) timer = setTimeout(look, POLL_INTERVAL_MS);
    });
  };
  const start = () => {
    isStopped = false;
    if (!navigator.onLine) look();
    const stopListening = onConnectionChange(look);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
    };
  };
  return { look, start };
}

/** Any response, even an error, proves that the host is up. */
const isReachable = (): Promise<boolean> =>
  fetch('/portal-config.json', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );
