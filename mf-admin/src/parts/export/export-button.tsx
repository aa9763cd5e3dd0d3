import { Download } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import styles from './export.module.css';
import type { Export } from './use-export';

interface ExportButtonProps<State> {
  /** The exported list: as currently filtered. */
  readonly state: State;
  readonly exporting: Export<State>;
}

/** Exports the whole filtered list, not only the current page. */
export function ExportButton<State>({ state, exporting: { running, start } }: ExportButtonProps<State>) {
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
