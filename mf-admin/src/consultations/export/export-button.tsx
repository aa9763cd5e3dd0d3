import { Download } from 'lucide-react';
import { Button } from 'shared-ui/button';
import type { ListState } from '../list-state';
import { copy } from './copy';
import styles from './export.module.css';
import type { Export } from './use-export';

interface ExportButtonProps {
  /** The exported list: as currently filtered. */
  readonly state: ListState;
  readonly exporting: Export;
}

/** Exports the whole filtered list, not only the current page. */
export function ExportButton({ state, exporting: { running, start } }: ExportButtonProps) {
  return (
    <Button
      variant="outline"
      className={styles.button}
      icon={<Download aria-hidden="true" />}
      loading={running !== null}
      onClick={() => start(state)}
    >
      {copy.export}
    </Button>
  );
}
