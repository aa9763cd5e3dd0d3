import { formatPrice } from 'shared-domain/money';
import { MAX_PRICE_OPTIONS } from 'shared-domain/consultation-price';
import { isSpecialty, SPECIALTIES } from 'shared-domain/specialties';
import { Select } from 'shared-ui/antd';
import { Field } from 'shared-ui/field';
import { copy } from './copy';
import type { SearchFilters } from './search-filters';
import { useCities } from './use-professionals';

interface FilterSelectsProps {
  readonly filters: SearchFilters;
  readonly onChange: (change: Partial<SearchFilters>) => void;
}

const ANY = '';

/** Specialty, maximum price, city. The first option of each means "no filter". */
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
    </>
  );
}
