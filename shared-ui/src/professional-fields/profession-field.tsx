import { useRef } from 'react';
import { isProfession, PROFESSIONS } from 'shared-domain/specialties';
import { Select } from '../field';
import { FormField, useFormField } from '../form';
import { copy } from './copy';

const DEPENDENTS = ['registration'] as const;

/**
 * The field `profession`; it decides which council's number is asked for. Each profession keeps the `registration` that
 * was typed for it: a CRM is never read as a CRP.
 */
export function ProfessionField() {
  const profession = useFormField('profession', DEPENDENTS);
  const registration = useFormField('registration');
  const typed = useRef<Record<string, string>>({});
  return (
    <FormField name="profession" dependents={DEPENDENTS} label={copy.profession.label} required>
      <Select
        onChange={({ currentTarget: { value } }) => {
          if (!isProfession(value)) return;
          typed.current[profession.value] = registration.value;
          registration.onChange(typed.current[value] ?? '');
          profession.onChange(value);
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
