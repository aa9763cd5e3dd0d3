import { EmptyPanel } from 'shared-ui/panel';
import { NoMatch } from '../../parts/no-match';
import { PagedView } from '../../parts/paging/paged-view';
import type { ListState } from '../list-state';
import { useListState } from '../use-list-state';
import { copy } from './copy';
import { PaymentFilters } from './payment-filters';
import { PaymentTable, PaymentTableSkeleton } from './payment-table';
import styles from './payments-panel.module.css';
import { usePayments } from './use-payments';

/** All payments, latest consultation first, or only the pending refunds. */
export function PaymentsPanel() {
  const { state, filter, goTo } = useListState();
  return (
    <div className={styles.panel}>
      <PaymentFilters state={state} onFilter={filter} />
      <PagedView
        query={usePayments(state)}
        page={state.page}
        onPage={goTo}
        card
        skeleton={<PaymentTableSkeleton />}
        failureText={copy.failedText}
        failureToast
        empty={<NoPayments state={state} onClear={() => filter({ search: '', payment: null })} />}
      >
        {(entries) => <PaymentTable entries={entries} />}
      </PagedView>
    </div>
  );
}

function NoPayments({ state: { search, payment }, onClear }: { state: ListState; onClear: () => void }) {
  if (search === '' && payment === null) return <EmptyPanel card title={copy.empty} />;
  const text = search === '' && payment === 'refund_due' ? copy.nothingOwed : undefined;
  return <NoMatch title={copy.empty} text={text} clear={copy.clear} onClear={onClear} />;
}
