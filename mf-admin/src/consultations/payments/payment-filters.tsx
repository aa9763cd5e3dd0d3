import { Select } from 'shared-ui/antd';
import { Field } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { COUNT_FAILED } from 'shared-ui/count';
import { CHARGE_LABELS, CHARGE_STATES } from '../../parts/charge/charge-state';
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

/** The search box, and a filter by state, with the count of pending refunds. */
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
          value={state.payment ?? ALL}
          onChange={(status) => onFilter({ payment: status === ALL ? null : status })}
          options={[
            { value: ALL, label: copy.anyStatus },
            ...CHARGE_STATES.map((value) => ({
              value,
              label:
                value === 'refund_due'
                  ? copy.owedBack(owed?.toLocaleString('pt-BR') ?? (isError ? COUNT_FAILED : null))
                  : CHARGE_LABELS[value].text,
            })),
          ]}
        />
      </Field>
    </form>
  );
}
