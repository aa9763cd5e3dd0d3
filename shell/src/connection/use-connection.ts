import { useEffect, useState } from 'react';
import { announceConnectionBack } from 'shared-portal/connection-back';
import { onConnectionDoubt } from './connection-signal';

/** While there is no connection, it is looked for this often, in milliseconds. */
const LOOKED_FOR_EVERY = 5000;
/** A connection that takes longer counts as none, in milliseconds. */
const PATIENCE = 5000;
/** How long the page says that it is back, in milliseconds. */
const BACK_SHOWN = 3000;

/** `back`: it has just returned. */
export type Connection = 'there' | 'gone' | 'back';

interface WatchedConnection {
  readonly connection: Connection;
  /** Looks for it now. */
  readonly look: () => void;
}

/**
 * Whether the portal can be reached. Doubts come from the browser and from requests without an answer; a request to
 * the portal's own host decides: browsers call a machine offline that runs the portal itself, and online one whose
 * network leads nowhere.
 */
export function useConnection(): WatchedConnection {
  const [connection, setConnection] = useState<Connection>('there');
  const [watch] = useState(() => createWatch(setConnection));
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    if (connection !== 'back') return;
    announceConnectionBack();
    const timer = setTimeout(() => setConnection('there'), BACK_SHOWN);
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
      if (!isThere) timer = setTimeout(look, LOOKED_FOR_EVERY);
    });
  };
  const start = () => {
    isStopped = false;
    if (!navigator.onLine) look();
    const stopListening = onConnectionDoubt(look);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
    };
  };
  return { look, start };
}

/** Whatever is answered, an error too, the portal's host is there. */
const isReachable = (): Promise<boolean> =>
  fetch('/portal-config.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );
