import { ADMIN_CONSULTATION_LABELS } from 'shared-domain/status';
import { Field, Select } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { useTypedText } from 'shared-ui/typed-text';
import styles from './consultation-filters.module.css';
import { copy } from './copy';
import { ExportButton } from './export/export-button';
import type { Export } from './export/use-export';
import { FILTER_STATUSES, SORT_NAMES, sortName, sortNamed, type ListState } from './list-state';
import type { ListFilter } from './use-list-state';

interface ConsultationFiltersProps {
  readonly state: ListState;
  readonly exporting: Export;
  readonly onFilter: (change: ListFilter) => void;
}

const ANY = '';

export function ConsultationFilters({ state, exporting, onFilter }: ConsultationFiltersProps) {
  const typed = useTypedText(state.search, (search) => onFilter({ search }));
  return (
    <form role="search" className={styles.filters}>
      <SearchBox label={copy.search} placeholder={copy.searchPlaceholder} typed={typed} />
      <Field label={copy.status}>
        <Select
          value={state.status ?? ANY}
          onChange={({ target }) =>
            onFilter({ status: FILTER_STATUSES.find((known) => known === target.value) ?? null })
          }
        >
          <option value={ANY}>{copy.anyStatus}</option>
          {FILTER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {ADMIN_CONSULTATION_LABELS[status].text}
            </option>
          ))}
        </Select>
      </Field>
      {/* The card layout has no column heads to sort by. */}
      <Field label={copy.order} className={styles.order}>
        <Select
          value={sortName(state.sort)}
          onChange={({ target }) => onFilter({ sort: sortNamed(target.value) })}
        >
          {SORT_NAMES.map((name) => (
            <option key={name} value={name}>
              {copy.orders[name]}
            </option>
          ))}
        </Select>
      </Field>
      {/* Includes text that was just typed. */}
      <ExportButton state={{ ...state, search: typed[0] }} exporting={exporting} />
    </form>
  );
}
