import { ArrowUpDown } from 'lucide-react';
import { Select } from 'shared-ui/antd';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { Field, Segmented } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { copy } from './copy';
import type { ListState, Order, Situation } from './list-state';
import styles from './patient-filters.module.css';
import type { PatientPage } from './use-patients';

interface PatientFiltersProps {
  readonly state: ListState;
  /** Not before the first answer. */
  readonly matching: PatientPage['matching'] | undefined;
  readonly onFilter: (change: Partial<Omit<ListState, 'page'>>) => void;
}

const SITUATIONS: readonly Situation[] = ['all', 'active', 'idle'];
const ORDERS: readonly Order[] = ['name', 'next'];

export function PatientFilters({ state, matching, onFilter }: PatientFiltersProps) {
  const typed = useDebouncedText(state.search, (search) => onFilter({ search }));
  return (
    <form role="search" className={styles.filters}>
      <SearchBox label={copy.search} placeholder={copy.searchPlaceholder} typed={typed} />
      <Segmented
        label={copy.filter}
        className={styles.situations}
        value={state.situation}
        onValueChange={(situation) => onFilter({ situation })}
        options={SITUATIONS.map((value) => ({
          value,
          label: matching ? copy.filters[value](matching[value]) : copy.filterNames[value],
        }))}
      />
      <Field label={copy.order}>
        <Select
          icon={<ArrowUpDown aria-hidden="true" />}
          value={state.order}
          onChange={(order) => onFilter({ order })}
          options={ORDERS.map((value) => ({ value, label: copy.orders[value] }))}
        />
      </Field>
    </form>
  );
}
