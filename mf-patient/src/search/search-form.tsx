import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Field, TextInput } from 'shared-ui/field';
import { useTypedText } from 'shared-ui/typed-text';
import { ActiveFilters } from './active-filters';
import { copy } from './copy';
import { FilterSelects } from './filter-selects';
import styles from './search-form.module.css';
import type { SearchFilters } from './search-filters';

interface SearchFormProps {
  readonly filters: SearchFilters;
  readonly onChange: (change: Partial<SearchFilters>) => void;
}

/** Text and filters. On phones the filters open below a button; those in use stay visible as chips. */
export function SearchForm({ filters, onChange }: SearchFormProps) {
  const [open, setOpen] = useState(false);
  const [text, setText, sendText] = useTypedText(filters.text, (typed) => onChange({ text: typed }));
  return (
    <Card>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          sendText();
        }}
      >
        <Field label={copy.text}>
          <TextInput
            type="search"
            icon={<Search aria-hidden="true" />}
            placeholder={copy.textPlaceholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className={styles.toggle}>
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
