import { Download } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import type { ListState } from '../list-state';
import { useConsultationCounts } from '../use-consultations';
import { copy } from './copy';
import styles from './export.module.css';
import { useExport } from './use-export';

const figure = (lines: number) => lines.toLocaleString('pt-BR');

/** Exports the whole filtered list, not only the page shown, and tells how far it is. */
export function ExportButton({ state }: { state: ListState }) {
  const { lines, start, cancel } = useExport();
  const { data: counts } = useConsultationCounts();
  // How many lines there will be is known only of the whole list.
  const total = state.search === '' && state.status === null ? counts?.total : undefined;
  return (
    <>
      <Button
        variant="outline"
        className={styles.button}
        icon={<Download aria-hidden="true" />}
        loading={lines !== null}
        onClick={() => start(state)}
      >
        {copy.export}
      </Button>
      {lines !== null && (
        <Card as="section" aria-label={copy.title} className={styles.progress}>
          <div className={styles.words}>
            <strong>{copy.title}</strong>
            <p role="status">
              {total === undefined
                ? copy.progress(figure(lines))
                : copy.progressOf(figure(lines), figure(total))}
            </p>
            <p className={styles.note}>{copy.wait}</p>
            <progress aria-label={copy.title} className={styles.bar} value={total && lines} max={total} />
          </div>
          <Button variant="text" onClick={cancel}>
            {copy.cancel}
          </Button>
        </Card>
      )}
    </>
  );
}
