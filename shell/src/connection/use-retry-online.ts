import { useEffect } from 'react';
import { onConnectionBack } from 'shared-portal/connection-back';
import { reportUnanswered } from './connection-signal';

/**
 * While `hasFailed`, retries when the browser is online again or the portal is reachable again, and has the
 * connection checked: the failure may be the first sign of a lost one.
 */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return;
    reportUnanswered();
    window.addEventListener('online', retry);
    const stopListening = onConnectionBack(retry);
    return () => {
      window.removeEventListener('online', retry);
      stopListening();
    };
  }, [hasFailed, retry]);
}
