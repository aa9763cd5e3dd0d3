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
export type Connection = 'there' | 'gone' | 'back';

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
  const [connection, setConnection] = useState<Connection>('there');
  const [watch] = useState(() => createWatch(setConnection));
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    if (connection !== 'back') return;
    announceConnectionBack();
    const timer = setTimeout(() => setConnection('there'), RECOVERY_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return { connection, look: watch.look };
}

function createWatch(tell: (change: (before: Connection) => Connection) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isStopped = false;
  const look = () => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    void isReachable().then((isThere) => {
      isLooking = false;
      if (isStopped) return;
      tell((before) => (isThere ? (before === 'gone' ? 'back' : before) : 'gone'));
      if (!isThere) timer = setTimeout(look, POLL_INTERVAL_MS);
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
