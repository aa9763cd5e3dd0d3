import { useRef } from 'react';
import { RefreshCw } from 'lucide-react';
import { insertBelowHeaderBar, pageHeader, useToastContainer } from 'shared-ui/toaster';
import styles from '../connection/connection-banner.module.css';
import { copy } from './copy';
import { useUpdates } from './use-updates';

/** Banner under the header: a newer version of the shown area is published. It is loaded with the next change of area. */
export function UpdateBanner() {
  const isOutdated = useUpdates();
  const home = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  useToastContainer(home, banner, isOutdated, pageHeader, insertBelowHeaderBar);
  return (
    <div ref={home}>
      <div ref={banner} role="status" className={styles.place}>
        {isOutdated && (
          <div className={styles.gone}>
            <RefreshCw aria-hidden="true" />
            <p>{copy.title}</p>
            <button type="button" onClick={() => location.reload()}>
              {copy.update}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
