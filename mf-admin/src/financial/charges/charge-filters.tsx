import { Select } from 'shared-ui/antd';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { Field } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { ExportButton } from '../../parts/export/export-button';
import type { Export } from '../../parts/export/use-export';
import type { ChargeFilter, ChargesState } from '../address';
import { CHARGE_LABELS, CHARGE_STATES } from '../../parts/charge/charge-state';
import styles from './charges.module.css';
import { copy } from './copy';
import type { ChargeQuery } from './use-charges';

interface ChargeFiltersProps {
  readonly state: ChargesState;
  readonly query: ChargeQuery;
  readonly exporting: Export<ChargeQuery>;
  readonly onFilter: (change: Partial<ChargeFilter>) => void;
}

const ANY = '';
const STATES = [
  { value: ANY, label: copy.anyState },
  ...CHARGE_STATES.map((value) => ({ value, label: CHARGE_LABELS[value].text })),
] as const;
const WHEN = [
  { value: 'period', label: copy.inPeriod },
  { value: 'whenever', label: copy.whenever },
] as const;

export function ChargeFilters({ state, query, exporting, onFilter }: ChargeFiltersProps) {
  const typed = useDebouncedText(state.search, (search) => onFilter({ search }));
  return (
    <form role="search" className={styles.filters}>
      <SearchBox label={copy.search} placeholder={copy.searchPlaceholder} typed={typed} />
      <Field label={copy.state}>
        <Select
          value={state.state ?? ANY}
          onChange={(chosen) => onFilter({ state: chosen === ANY ? null : chosen })}
          options={STATES}
        />
      </Field>
      <Field label={copy.when}>
        <Select
          value={state.isWhenever ? 'whenever' : 'period'}
          onChange={(when) => onFilter({ isWhenever: when === 'whenever' })}
          options={WHEN}
        />
      </Field>
      {/* Includes text that was just typed. */}
      <ExportButton state={{ ...query, search: typed[0] }} exporting={exporting} />
    </form>
  );
}
