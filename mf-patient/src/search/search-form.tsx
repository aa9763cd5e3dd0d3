import { SlidersHorizontal } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { ActiveFilters } from './active-filters';
import { copy } from './copy';
import { FilterSelects } from './filter-selects';
import styles from './search-form.module.css';
import type { SearchFilters } from './search-filters';

interface SearchFormProps {
  /** Text field for names. */
  readonly ref: Ref<HTMLInputElement>;
  readonly filters: SearchFilters;
  readonly onChange: (change: Partial<SearchFilters>) => void;
}

/** Text and filters. On phones the filters expand below a button; the active ones stay visible as chips. */
export function SearchForm({ ref, filters, onChange }: SearchFormProps) {
  const chips = useFocusFallback<HTMLDivElement>();
  const [open, setOpen] = useState(false);
  const typed = useDebouncedText(filters.text, (text) => onChange({ text }));
  return (
    <Card>
      <form role="search" className={styles.form}>
        <SearchBox ref={ref} label={copy.text} placeholder={copy.textPlaceholder} typed={typed} />
        <div ref={chips} className={styles.toggle}>
          <Button
            variant="outline"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={open}
            aria-controls="search-filters"
            onClick={() => setOpen(!open)}
          >
            {copy.filters}
          </Button>
          <ActiveFilters filters={filters} onChange={onChange} />
        </div>
        <div id="search-filters" className={open ? `${styles.filters} ${styles.open}` : styles.filters}>
          <FilterSelects filters={filters} onChange={onChange} />
        </div>
      </form>
    </Card>
  );
}
