import { Check } from 'lucide-react';
import { Select } from 'shared-ui/antd';
import { Field } from 'shared-ui/field';
import { ChoiceGroup } from '../parts/choice-group';
import type { Period, PastConsultationFilters } from '../parts/past-consultation';
import { copy } from './copy';
import styles from './filter-bar.module.css';
import { PERIODS } from './history-filters';
import { useKnownProfessionals } from './use-history';

const ANY = 'any';

/** The selection has a check mark, not only a color. */
const ticked = <Check aria-hidden="true" />;

interface FilterBarProps {
  readonly filters: PastConsultationFilters;
  readonly onChange: (change: Partial<PastConsultationFilters>) => void;
}

/** Filters by professional and period. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const professionals = useKnownProfessionals();
  // The address may name a professional the patient never met.
  const { professionalId } = filters;
  const isUnknown = !professionals.data?.some(({ id }) => id === professionalId);
  return (
    <form className={styles.filters} aria-label={copy.filters}>
      <Field label={copy.professional} hint={professionals.isError && copy.professionalsFailed}>
        <Select
          loading={professionals.isPending}
          value={(!professionals.isPending && professionalId) || ''}
          onChange={(id) => onChange({ professionalId: id || null })}
          options={[
            { value: '', label: copy.anyProfessional },
            ...(professionalId !== null && isUnknown
              ? [{ value: professionalId, label: copy.otherProfessional }]
              : []),
            ...(professionals.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <ChoiceGroup<Period | typeof ANY>
        label={copy.period}
        choices={[
          { value: ANY, label: copy.anyPeriod, icon: filters.period === null && ticked },
          ...PERIODS.map((value) => ({
            value,
            label: copy.periods[value],
            icon: filters.period === value && ticked,
          })),
        ]}
        value={filters.period ?? ANY}
        onChange={(value) => onChange({ period: value === ANY ? null : value })}
      />
    </form>
  );
}
