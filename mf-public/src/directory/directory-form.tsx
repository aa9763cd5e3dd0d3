import type { Ref } from 'react';
import {
  DAY_WISH_LABELS,
  DAY_WISHES,
  dayWishFrom,
  PERIOD_WISH_LABELS,
  PERIOD_WISHES,
  periodWishFrom,
} from 'shared-domain/time-wishes';
import { filterPriceInput, hasThousandsDot } from 'shared-domain/money';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { Field, Select, TextInput } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { copy } from './copy';
import { areSwapped, filtersFrom, limitOf, type DirectoryFilters } from './directory-filters';
import styles from './directory-form.module.css';

interface DirectoryFormProps {
  /** Text field for names. */
  readonly ref: Ref<HTMLInputElement>;
  readonly filters: DirectoryFilters;
  readonly onChange: (change: Partial<DirectoryFilters>) => void;
}

export function DirectoryForm({ ref, filters, onChange }: DirectoryFormProps) {
  const typed = useDebouncedText(filters.text, (text) => onChange({ text }));
  const chooseSpecialty = (value: string) =>
    onChange({ specialty: filtersFrom(new URLSearchParams({ especialidade: value })).specialty });
  return (
    <Card>
      <form role="search" className={styles.form}>
        <SearchBox ref={ref} label={copy.text} placeholder={copy.textPlaceholder} typed={typed} />
        <Field label={copy.specialty}>
          <Select value={filters.specialty ?? ''} onChange={(event) => chooseSpecialty(event.target.value)}>
            <option value="">{copy.anySpecialty}</option>
            {copy.specialties.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <div className={classNames(styles.pair, styles.wishes)}>
          <Field label={copy.day}>
            <Select
              value={filters.day ?? ''}
              onChange={({ target }) => onChange({ day: dayWishFrom(target.value) })}
            >
              <option value="">{copy.anyDay}</option>
              {DAY_WISHES.map((value) => (
                <option key={value} value={value}>
                  {DAY_WISH_LABELS[value]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={copy.period}>
            <Select
              value={filters.period ?? ''}
              onChange={({ target }) => onChange({ period: periodWishFrom(target.value) })}
            >
              <option value="">{copy.anyPeriod}</option>
              {PERIOD_WISHES.map((value) => (
                <option key={value} value={value}>
                  {PERIOD_WISH_LABELS[value]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className={styles.pair}>
          <PriceField
            label={copy.minPrice}
            error={areSwapped(filters) ? copy.pricesSwapped : null}
            value={filters.minPrice}
            onChange={(minPrice) => onChange({ minPrice })}
          />
          <PriceField
            label={copy.maxPrice}
            value={filters.maxPrice}
            onChange={(maxPrice) => onChange({ maxPrice })}
          />
        </div>
      </form>
    </Card>
  );
}

interface PriceFieldProps {
  readonly label: string;
  /** Error of an amount relative to the other one. */
  readonly error?: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A limit in reais. */
function PriceField({ label, error = null, value, onChange }: PriceFieldProps) {
  const [typed, setTyped, send] = useDebouncedText(value, onChange);
  return (
    <Field label={label} error={faultOf(typed) ?? error}>
      <TextInput
        inputMode="decimal"
        figures
        icon={
          <span className={styles.unit} aria-hidden="true">
            {copy.currency}
          </span>
        }
        value={typed}
        onChange={(event) => setTyped(filterPriceInput(event.target.value))}
        onBlur={send}
      />
    </Field>
  );
}

function faultOf(typed: string): string | null {
  if (hasThousandsDot(typed)) return copy.priceThousands;
  return limitOf(typed) === undefined ? copy.priceInvalid : null;
}
