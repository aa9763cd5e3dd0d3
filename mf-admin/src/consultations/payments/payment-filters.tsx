import { Select } from 'shared-ui/antd';
import { Field } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { COUNT_FAILED } from 'shared-ui/count';
import type { ListState } from '../list-state';
import type { ListFilter } from '../use-list-state';
import { copy } from './copy';
import styles from './payments-panel.module.css';
import { useRefundDueCount } from './use-payments';

interface PaymentFiltersProps {
  readonly state: ListState;
  readonly onFilter: (change: ListFilter) => void;
}

const ALL = '';
const REFUND_DUE = 'owed-back';

/** The search box, and a filter for pending refunds with their count. */
export function PaymentFilters({ state, onFilter }: PaymentFiltersProps) {
  const { data: owed, isError } = useRefundDueCount();
  return (
    <form role="search" className={styles.filters}>
      <SearchBox
        label={copy.search}
        placeholder={copy.searchPlaceholder}
        typed={useDebouncedText(state.search, (search) => onFilter({ search }))}
      />
      <Field label={copy.status}>
        <Select
          value={state.owedBack ? REFUND_DUE : ALL}
          onChange={(status) => onFilter({ owedBack: status === REFUND_DUE })}
          options={[
            { value: ALL, label: copy.anyStatus },
            {
              value: REFUND_DUE,
              label: copy.owedBack(owed?.toLocaleString('pt-BR') ?? (isError ? COUNT_FAILED : null)),
            },
          ]}
        />
      </Field>
    </form>
  );
}
