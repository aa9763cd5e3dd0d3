import { isProfession, PROFESSIONS, type Profession } from 'shared-domain/specialties';
import { Field, Select } from '../field';
import { copy } from './copy';

interface ProfessionFieldProps {
  readonly value: Profession;
  readonly onValueChange: (value: Profession) => void;
}

/** Psychologist or psychiatrist; it decides which council's number is asked for. Its control is named `profession`. */
export function ProfessionField({ value, onValueChange }: ProfessionFieldProps) {
  return (
    <Field label={copy.profession.label} required>
      <Select
        name="profession"
        value={value}
        onChange={({ currentTarget }) => {
          if (isProfession(currentTarget.value)) onValueChange(currentTarget.value);
        }}
      >
        {Object.entries(PROFESSIONS).map(([profession, label]) => (
          <option key={profession} value={profession}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
