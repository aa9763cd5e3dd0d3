import { useRef } from 'react';
import { isProfession, PROFESSIONS } from 'shared-domain/specialties';
import { Select } from '../field';
import { FormField, useFormField } from '../form';
import { copy } from './copy';

const DEPENDENTS = ['registration'] as const;

/**
 * Field `profession`; it decides which council registration is requested. The `registration` typed for each
 * profession is kept separately: a CRM is never parsed as a CRP.
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
