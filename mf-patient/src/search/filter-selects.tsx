import { formatPrice } from 'shared-domain/money';
import { MAX_PRICE_OPTIONS } from 'shared-domain/consultation-price';
import { isSpecialty, SPECIALTIES } from 'shared-domain/specialties';
import {
  DAY_WISH_LABELS,
  DAY_WISHES,
  dayWishFrom,
  PERIOD_WISH_LABELS,
  PERIOD_WISHES,
  periodWishFrom,
} from 'shared-domain/time-wishes';
import { Select } from 'shared-ui/antd';
import { Field } from 'shared-ui/field';
import { copy } from './copy';
import { hasTimes, type SearchFilters } from './search-filters';
import { useCities } from './use-professionals';

interface FilterSelectsProps {
  readonly filters: SearchFilters;
  readonly onChange: (change: Partial<SearchFilters>) => void;
}

const ANY = '';
const BY_TIME = 'time';

/** Specialty, maximum price, city, day, period and order. The first option of each means "no filter". */
export function FilterSelects({ filters, onChange }: FilterSelectsProps) {
  const cities = useCities();
  return (
    <>
      <Field label={copy.specialty}>
        <Select
          value={filters.specialty ?? ANY}
          onChange={(value) => onChange({ specialty: isSpecialty(value) ? value : null })}
          options={[
            { value: ANY, label: copy.anySpecialty },
            ...SPECIALTIES.map((value) => ({ value: value as string, label: value })),
          ]}
        />
      </Field>
      <Field label={copy.maxPrice}>
        <Select
          value={filters.maxPrice ?? 0}
          onChange={(value) =>
            onChange({ maxPrice: MAX_PRICE_OPTIONS.find((price) => price === value) ?? null })
          }
          options={[
            { value: 0, label: copy.anyPrice },
            ...MAX_PRICE_OPTIONS.map((price) => ({
              value: price as number,
              label: copy.upTo(formatPrice(price)),
            })),
          ]}
        />
      </Field>
      <Field label={copy.city} hint={cities.isError && copy.citiesFailed}>
        <Select
          showSearch
          loading={cities.isPending}
          value={filters.city ?? ANY}
          onChange={(value) => onChange({ city: value || null })}
          options={[
            { value: ANY, label: copy.anyCity },
            ...(cities.data ?? []).map((city) => ({ value: city, label: city })),
          ]}
        />
      </Field>
      <Field label={copy.day}>
        <Select
          value={filters.day ?? ANY}
          onChange={(value) => onChange({ day: dayWishFrom(value) })}
          options={[
            { value: ANY, label: copy.anyDay },
            ...DAY_WISHES.map((value) => ({ value: value as string, label: DAY_WISH_LABELS[value] })),
          ]}
        />
      </Field>
      <Field label={copy.period}>
        <Select
          value={filters.period ?? ANY}
          onChange={(value) => onChange({ period: periodWishFrom(value) })}
          options={[
            { value: ANY, label: copy.anyPeriod },
            ...PERIOD_WISHES.map((value) => ({ value: value as string, label: PERIOD_WISH_LABELS[value] })),
          ]}
        />
      </Field>
      <Field label={copy.order}>
        <Select
          value={hasTimes(filters) ? BY_TIME : ANY}
          disabled={filters.day !== null || filters.period !== null}
          onChange={(value) => onChange({ isByTime: value === BY_TIME })}
          options={[
            { value: ANY, label: copy.anyOrder },
            { value: BY_TIME, label: copy.byTime },
          ]}
        />
      </Field>
    </>
  );
}
