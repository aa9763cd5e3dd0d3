import { isProfession, PROFESSIONS, type Profession } from 'shared-domain/specialties';
import { Select } from '../field';
import { FormField, useFormField } from '../form';
import { copy } from './copy';

interface ProfessionFieldProps {
  /** After another one was chosen. */
  readonly onChosen?: (profession: Profession) => void;
}

const DEPENDENTS = ['registration'] as const;

/** The field `profession`; it decides which council's number is asked for. */
export function ProfessionField({ onChosen }: ProfessionFieldProps) {
  const { onChange } = useFormField('profession', DEPENDENTS);
  return (
    <FormField name="profession" dependents={DEPENDENTS} label={copy.profession.label} required>
      <Select
        onChange={({ currentTarget: { value } }) => {
          if (!isProfession(value)) return;
          onChange(value);
          onChosen?.(value);
        }}
      >
        {Object.entries(PROFESSIONS).map(([profession, label]) => (
          <option key={profession} value={profession}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
