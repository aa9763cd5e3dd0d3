import { useEffect, useRef } from 'react';
import { Check, WifiOff } from 'lucide-react';
import { NO_CONNECTION } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { pageHeader, insertBelowHeaderBar, useToastContainer } from 'shared-ui/toaster';
import styles from './connection-banner.module.css';
import { copy } from './copy';
import { useConnection } from './use-connection';

/** Banner under the header of every page: offline, or back online. */
export function ConnectionBanner() {
  const { connection, look } = useConnection();
  const home = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const isOffline = connection === 'offline';
  const { toasts } = usePortal();
  useEffect(() => {
    if (connection !== 'back') return;
    const { toasts: shown, dismiss } = toasts.getState();
    for (const { id, text } of shown) if (text === NO_CONNECTION) dismiss(id);
  }, [connection, toasts]);
  useToastContainer(home, banner, connection !== 'online', pageHeader, insertBelowHeaderBar);
  const words = isOffline ? copy.gone : copy.back;
  return (
    <div ref={home}>
      <div ref={banner} role="status" className={styles.place}>
        {connection !== 'online' && (
          <div className={isOffline ? styles.gone : styles.back}>
            {isOffline ? <WifiOff aria-hidden="true" /> : <Check aria-hidden="true" />}
            <p>
              <b>{words.title}</b> {words.text}
            </p>
            {isOffline && (
              <button type="button" onClick={look}>
                {copy.retry}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
