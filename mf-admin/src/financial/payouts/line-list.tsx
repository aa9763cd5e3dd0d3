import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import type { Batch } from './batch';
import { copy } from './copy';
import { LineTable, LineTableSkeleton } from './line-table';
import styles from './payouts.module.css';
import { useLines } from './use-payouts';

/** The professionals of a batch: those that need a look first. */
export function LineList({ batch }: { readonly batch: Batch }) {
  const lines = useLines(batch);
  return (
    <section aria-labelledby="linhas" className={styles.section}>
      <h2 id="linhas">{copy.lines.title}</h2>
      <RemoteView
        query={lines}
        card
        level={3}
        skeleton={<LineTableSkeleton />}
        failureText={copy.lines.failedText}
        empty={<EmptyPanel card level={3} title={copy.lines.none} text={copy.lines.noneText} />}
      >
        {(list) => (
          <>
            <LineTable batch={batch} lines={list} />
            {lines.hasNextPage && (
              <Button
                variant="outline"
                className={styles.more}
                loading={lines.isFetchingNextPage}
                onClick={() => void lines.fetchNextPage()}
              >
                {copy.lines.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </section>
  );
}
