import { useEffect, useEffectEvent } from 'react';
import { onConnectionBack } from 'shared-portal/connection-back';
import { reportUnanswered } from './connection-signal';

/**
 * While `hasFailed`, retries when the browser is online again or the portal is reachable again, and has the
 * connection checked: the failure may be the first sign of a lost one.
 */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    reportUnanswered();
    const listener = () => again();
    window.addEventListener('online', listener);
    const stopListening = onConnectionBack(listener);
    return () => {
      window.removeEventListener('online', listener);
      stopListening();
    };
  }, [hasFailed]);
}
