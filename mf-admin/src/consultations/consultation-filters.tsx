import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { HISTORY_LABELS } from 'shared-domain/status';
import { Select } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { ExportButton } from '../parts/export/export-button';
import type { Export } from '../parts/export/use-export';
import styles from './consultation-filters.module.css';
import { copy } from './copy';
import { FILTER_STATUSES, moreFilters, SORT_NAMES, sortName, sortNamed, type ListState } from './list-state';
import type { ListFilter } from './use-list-state';

// With its date pickers.
const MoreFilters = lazy(async () => ({ default: (await import('./more-filters')).MoreFilters }));

interface ConsultationFiltersProps {
  readonly state: ListState;
  readonly exporting: Export<ListState>;
  readonly onFilter: (change: ListFilter) => void;
}

const ANY = '';
const STATUSES = [
  { value: ANY, label: copy.anyStatus },
  ...FILTER_STATUSES.map((value) => ({ value, label: HISTORY_LABELS[value].text })),
] as const;

export function ConsultationFilters({ state, exporting, onFilter }: ConsultationFiltersProps) {
  const [isOpen, setOpen] = useState(moreFilters(state) > 0);
  const typed = useDebouncedText(state.search, (search) => onFilter({ search }));
  return (
    <form role="search" className={styles.form}>
      <div className={styles.filters}>
        <SearchBox label={copy.search} placeholder={copy.searchPlaceholder} typed={typed} />
        <Field label={copy.status}>
          <Select
            value={state.status ?? ANY}
            onChange={(status) => onFilter({ status: status === ANY ? null : status })}
            options={STATUSES}
          />
        </Field>
        {/* The card layout has no column heads to sort by. */}
        <Field label={copy.order} className={styles.order}>
          <Select
            value={sortName(state.sort)}
            onChange={(name) => onFilter({ sort: sortNamed(name) })}
            options={SORT_NAMES.map((name) => ({ value: name, label: copy.orders[name] ?? name }))}
          />
        </Field>
        {/* Includes text that was just typed. */}
        <ExportButton state={{ ...state, search: typed[0] }} exporting={exporting} />
      </div>
      <Button
        variant="text"
        size="sm"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.more(moreFilters(state))}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MoreFilters state={state} onFilter={onFilter} />
        </Suspense>
      )}
    </form>
  );
}
