import { X } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { DAY_WISH_LABELS, PERIOD_WISH_LABELS } from 'shared-domain/time-wishes';
import { copy } from './copy';
import styles from './active-filters.module.css';
import type { SearchFilters } from './search-filters';

interface ActiveFiltersProps {
  readonly filters: SearchFilters;
  readonly onChange: (change: Partial<SearchFilters>) => void;
}

/** The active filters as removable chips. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { specialty, maxPrice, city, day, period, isByTime } = filters;
  const chips = [
    { label: specialty, without: { specialty: null } },
    { label: maxPrice === null ? null : copy.upTo(formatPrice(maxPrice)), without: { maxPrice: null } },
    { label: city, without: { city: null } },
    { label: day && DAY_WISH_LABELS[day], without: { day: null } },
    { label: period && PERIOD_WISH_LABELS[period], without: { period: null } },
    { label: isByTime ? copy.byTime : null, without: { isByTime: false } },
  ];
  return chips.map(
    ({ label, without }) =>
      label && (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-label={copy.removeFilter(label)}
          onClick={() => onChange(without)}
        >
          {label}
          <X aria-hidden="true" />
        </button>
      ),
  );
}
