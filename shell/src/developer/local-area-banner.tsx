import { AREA_LABELS } from 'shared-portal/routes';
import { copy } from './copy';
import type { LocalArea } from '../remotes/local-area';
import styles from './local-area-banner.module.css';

interface LocalAreaBannerProps {
  readonly area: LocalArea;
  readonly onEnd: () => void;
}

/** Warns that part of the page is an unpublished local build. */
export function LocalAreaBanner({ area: { name, origin }, onEnd }: LocalAreaBannerProps) {
  return (
    <aside className={styles.banner} aria-label={copy.label}>
      <span>{copy.text(AREA_LABELS[name], origin)}</span>
      <button type="button" onClick={onEnd}>
        {copy.end}
      </button>
    </aside>
  );
}
