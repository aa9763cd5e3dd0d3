import { useRef } from 'react';
import { RefreshCw } from 'lucide-react';
import { insertBelowHeaderBar, pageHeader, useToastContainer } from 'shared-ui/toaster';
import styles from '../connection/connection-banner.module.css';
import { copy } from './copy';
import { reloadPage } from './reload-page';
import { useUpdates } from './use-updates';

/**
 * Banner under the header: a newer version of the shown area or of the shell is published. It is loaded with the next change
 * of area.
 */
export function UpdateBanner() {
  const outdated = useUpdates();
  const home = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  useToastContainer(home, banner, outdated !== null, pageHeader, insertBelowHeaderBar);
  return (
    <div ref={home}>
      <div ref={banner} role="status" className={styles.place}>
        {outdated && (
          <div className={styles.gone}>
            <RefreshCw aria-hidden="true" />
            <p>{copy[outdated]}</p>
            <button type="button" onClick={reloadPage}>
              {copy.update}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
