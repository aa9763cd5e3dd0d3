import { Search, SlidersHorizontal } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Field, TextInput } from 'shared-ui/field';
import { useKeptFocus } from 'shared-ui/kept-focus';
import { useTypedText } from 'shared-ui/typed-text';
import { ActiveFilters } from './active-filters';
import { copy } from './copy';
import { FilterSelects } from './filter-selects';
import styles from './search-form.module.css';
import type { SearchFilters } from './search-filters';

interface SearchFormProps {
  /** The field of names, which comes first. */
  readonly ref: Ref<HTMLInputElement>;
  readonly filters: SearchFilters;
  readonly onChange: (change: Partial<SearchFilters>) => void;
}

/** Text and filters. On phones the filters open below a button; those in use stay visible as chips. */
export function SearchForm({ ref, filters, onChange }: SearchFormProps) {
  const chips = useKeptFocus<HTMLDivElement>();
  const [open, setOpen] = useState(false);
  const [text, setText, sendText] = useTypedText(filters.text, (typed) => onChange({ text: typed }));
  return (
    <Card>
      {/* No button, and several fields: a browser never sends such a form by itself. */}
      <form role="search" className={styles.form}>
        <Field label={copy.text}>
          <TextInput
            ref={ref}
            type="search"
            icon={<Search aria-hidden="true" />}
            placeholder={copy.textPlaceholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') sendText();
            }}
          />
        </Field>
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
