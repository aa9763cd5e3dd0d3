import { Search } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Field, TextInput } from 'shared-ui/field';
import { EmptyPanel } from 'shared-ui/panel';
import { PagedView } from '../../parts/paging/paged-view';
import { useTypedText } from 'shared-ui/typed-text';
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
      <PaymentSearch search={state.search} onSearch={find} />
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

interface PaymentSearchProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

function PaymentSearch({ search, onSearch }: PaymentSearchProps) {
  const [text, setText, sendText] = useTypedText(search, onSearch);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        sendText();
      }}
    >
      <Field label={copy.search}>
        <TextInput
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder={copy.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </form>
  );
}
