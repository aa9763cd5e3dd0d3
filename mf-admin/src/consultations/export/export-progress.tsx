import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { isFiltered } from '../list-state';
import { useConsultationCounts } from '../use-consultations';
import { copy } from './copy';
import styles from './export.module.css';
import type { Export, RunningExport } from './use-export';

/** Progress of a running export. */
export function ExportProgress({ exporting: { running, cancel } }: { readonly exporting: Export }) {
  return running && <Progress running={running} onCancel={cancel} />;
}

interface ProgressProps {
  readonly running: RunningExport;
  readonly onCancel: () => void;
}

function Progress({ running: { state, lines }, onCancel }: ProgressProps) {
  const { data: counts } = useConsultationCounts();
  // The total is known only for the unfiltered list.
  const total = isFiltered(state) ? undefined : counts?.total;
  return (
    <Card as="section" aria-label={copy.title} className={styles.progress}>
      <div className={styles.words}>
        <strong>{copy.title}</strong>
        <p role="status">{total === undefined ? copy.progress(lines) : copy.progressOf(lines, total)}</p>
        <p className={styles.note}>{copy.wait}</p>
        {/* antd's has no state for an unknown total. */}
        <progress aria-label={copy.title} className={styles.bar} value={total && lines} max={total} />
      </div>
      <Button variant="text" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Card>
  );
}
