import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { NoMatch } from '../../parts/no-match';
import { lineCount, type Batch } from './batch';
import { copy } from './copy';
import { useLineFilter } from './line-filter';
import { LineFilters } from './line-filters';
import { LineTable, LineTableSkeleton } from './line-table';
import styles from './payouts.module.css';
import { useLines } from './use-payouts';

/** The professionals of a batch: those that need a look first. */
export function LineList({ batch }: { readonly batch: Batch }) {
  const { filter, change } = useLineFilter(batch);
  const lines = useLines(batch, filter);
  const isFiltered = filter.situation !== null || filter.search !== '';
  return (
    <section aria-labelledby="linhas" className={styles.section}>
      <h2 id="linhas">{copy.lines.title}</h2>
      {lineCount(batch) > 0 && <LineFilters batch={batch} filter={filter} onChange={change} />}
      <RemoteView
        query={lines}
        card
        level={3}
        skeleton={<LineTableSkeleton />}
        failureText={copy.lines.failedText}
        empty={
          isFiltered ? (
            <NoMatch
              title={copy.lines.noMatch}
              clear={copy.lines.clear}
              onClear={() => change({ search: '', situation: null })}
            />
          ) : (
            <EmptyPanel card level={3} title={copy.lines.none} text={copy.lines.noneText} />
          )
        }
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
