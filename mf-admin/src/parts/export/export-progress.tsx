import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { copy } from './copy';
import styles from './export.module.css';
import type { Export, RunningExport } from './use-export';

interface ExportProgressProps<State> {
  readonly title: string;
  readonly exporting: Export<State>;
  /** How many lines the file will have, as far as it is known. */
  readonly useTotal?: (state: State) => number | undefined;
}

/** Progress of a running export. */
export function ExportProgress<State>({
  title,
  exporting,
  useTotal = unknownTotal,
}: ExportProgressProps<State>) {
  const { running, cancel } = exporting;
  return running && <Progress title={title} running={running} useTotal={useTotal} onCancel={cancel} />;
}

const unknownTotal = () => undefined;

interface ProgressProps<State> {
  readonly title: string;
  readonly running: RunningExport<State>;
  readonly useTotal: (state: State) => number | undefined;
  readonly onCancel: () => void;
}

function Progress<State>({ title, running: { state, lines }, useTotal, onCancel }: ProgressProps<State>) {
  const total = useTotal(state);
  return (
    <Card as="section" aria-label={title} className={styles.progress}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <p role="status">{total === undefined ? copy.progress(lines) : copy.progressOf(lines, total)}</p>
        <p className={styles.note}>{copy.wait}</p>
        {/* antd's has no state for an unknown total. */}
        <progress aria-label={title} className={styles.bar} value={total && lines} max={total} />
      </div>
      <Button variant="text" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Card>
  );
}
