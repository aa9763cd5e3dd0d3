import { DatePicker } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { Field } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import styles from './consultation-filters.module.css';
import { copy } from './copy';
import { moreFilters, type ListState } from './list-state';
import type { ListFilter } from './use-list-state';

interface MoreFiltersProps {
  readonly state: ListState;
  readonly onFilter: (change: ListFilter) => void;
}

/** By professional and by day. */
export function MoreFilters({ state, onFilter }: MoreFiltersProps) {
  const { professional, since, until } = state;
  const typed = useDebouncedText(professional, (text) => onFilter({ professional: text }));
  return (
    <div className={styles.more}>
      <SearchBox label={copy.professional} placeholder={copy.professionalPlaceholder} typed={typed} />
      <Field label={copy.since}>
        <DatePicker
          value={since ?? ''}
          last={until ?? undefined}
          onChange={(day) => onFilter({ since: day })}
        />
      </Field>
      <Field label={copy.until}>
        <DatePicker
          value={until ?? ''}
          first={since ?? undefined}
          onChange={(day) => onFilter({ until: day })}
        />
      </Field>
      {moreFilters(state) > 0 && (
        <Button variant="text" onClick={() => onFilter({ professional: '', since: null, until: null })}>
          {copy.clearMore}
        </Button>
      )}
    </div>
  );
}
