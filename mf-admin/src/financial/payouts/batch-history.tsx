import { formatBrl } from 'shared-domain/money';
import { Link } from 'shared-portal/router';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { StatusBadge } from 'shared-ui/status-badge';
import { daysText } from '../period';
import { batchPath } from './address';
import { BATCH_LABELS, receivers, type Batch } from './batch';
import { copy } from './copy';
import styles from './payouts.module.css';
import type { Batches } from './use-payouts';

const { history } = copy;
const { week, state, people, receivers: professionals, total } = history.columns;

interface BatchHistoryProps {
  readonly batches: Batches;
  readonly without: string | null;
}

/** The batches, newest first, except the one that is open. */
export function BatchHistory({ batches, without }: BatchHistoryProps) {
  return (
    <section aria-labelledby="repasses-anteriores" className={styles.section}>
      <h2 id="repasses-anteriores">{history.title}</h2>
      <RemoteView
        query={batches}
        card
        level={3}
        skeleton={<HistorySkeleton />}
        failureText={copy.failedText}
        isEmpty={(list) => list.every(({ id }) => id === without)}
        empty={<p className={styles.none}>{history.none}</p>}
      >
        {(list) => (
          <>
            <BatchTable batches={list.filter(({ id }) => id !== without)} />
            {batches.hasNextPage && (
              <Button
                variant="outline"
                className={styles.more}
                loading={batches.isFetchingNextPage}
                onClick={() => void batches.fetchNextPage()}
              >
                {history.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </section>
  );
}

function BatchTable({ batches }: { readonly batches: readonly Batch[] }) {
  return (
    <ListTable<Batch>
      label={history.title}
      rowKey={({ id }) => id}
      entries={batches}
      className={styles.cells}
      columns={[
        {
          title: week,
          className: styles.people,
          render: (_, batch) => (
            <Link to={batchPath(batch.id)} className={styles.name}>
              {daysText(batch.week)}
            </Link>
          ),
        },
        {
          title: state,
          className: styles.state,
          render: (_, batch) => (
            <>
              <StatusBadge label={BATCH_LABELS[batch.state]} />
              {batch.returned > 0 && <span className={styles.sub}>{history.returned(batch.returned)}</span>}
            </>
          ),
        },
        { title: people, className: styles.who, render: (_, batch) => peopleOf(batch) },
        {
          title: professionals,
          className: styles.count,
          render: (_, batch) => history.receivers(receivers(batch)),
        },
        {
          title: total,
          className: styles.amount,
          render: (_, batch) => <strong>{formatBrl(batch.total)}</strong>,
        },
      ]}
    />
  );
}

function peopleOf({ preparedBy, approvedBy, approvedAt }: Batch): string {
  const prepared = preparedBy ?? copy.erased;
  return approvedAt ? history.people(prepared, approvedBy ?? copy.erased) : prepared;
}

const HistorySkeleton = () => (
  <ListTableSkeleton
    className={styles.cells}
    columns={[
      [week, '9rem'],
      [state, '6rem'],
      [people, '10rem'],
      [professionals, '6rem'],
      [total, '6rem'],
    ]}
  />
);
