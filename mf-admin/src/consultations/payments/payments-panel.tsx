import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { SearchBox } from 'shared-ui/search-box';
import { useTypedText } from 'shared-ui/typed-text';
import { PagedView } from '../../parts/paging/paged-view';
import { useListState } from '../use-list-state';
import { copy } from './copy';
import { PaymentTable, PaymentTableSkeleton } from './payment-table';
import styles from './payments-panel.module.css';
import { usePayments } from './use-payments';

/** All payments, latest consultation first. */
export function PaymentsPanel() {
  const { state, filter, goTo } = useListState();
  const find = (search: string) => filter({ search });
  return (
    <>
      <form role="search" className={styles.search}>
        <SearchBox
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          typed={useTypedText(state.search, find)}
        />
      </form>
      <PagedView
        query={usePayments(state)}
        page={state.page}
        onPage={goTo}
        card
        skeleton={<PaymentTableSkeleton />}
        failureText={copy.failedText}
        failureToast
        empty={
          <EmptyPanel
            card
            title={copy.empty}
            action={
              state.search && (
                <Button variant="outline" onClick={() => find('')}>
                  {copy.clear}
                </Button>
              )
            }
          />
        }
      >
        {(entries) => <PaymentTable entries={entries} />}
      </PagedView>
    </>
  );
}
