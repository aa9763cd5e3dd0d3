import { useRef, type ComponentType } from 'react';
import { isProfession, PROFESSIONS } from 'shared-domain/specialties';
import { Select } from '../field';
import { FormField, useFormField } from '../form';
import { copy } from './copy';

const DEPENDENTS = ['registration'] as const;
const OPTIONS = Object.entries(PROFESSIONS).map(([value, label]) => ({ value, label }));

interface ChoiceProps {
  readonly options: typeof OPTIONS;
  readonly onChange: (value: string) => void;
}

interface ProfessionFieldProps {
  /** The select of areas with antd. Default: the native one. */
  readonly control?: ComponentType<ChoiceProps>;
}

/**
 * Field `profession`; it decides which council registration is requested. The `registration` typed for each
 * profession is kept separately: a CRM is never parsed as a CRP.
 */
export function ProfessionField({ control: Control = NativeChoice }: ProfessionFieldProps) {
  const profession = useFormField('profession', DEPENDENTS);
  const registration = useFormField('registration');
  const typed = useRef<Record<string, string>>({});
  const choose = (value: string) => {
    if (!isProfession(value)) return;
    typed.current[profession.value] = registration.value;
    profession.onChange(value);
    // Second: it is validated as a registration of the profession.
    registration.onChange(typed.current[value] ?? '');
  };
  return (
    <FormField name="profession" dependents={DEPENDENTS} label={copy.profession.label} required>
      <Control options={OPTIONS} onChange={choose} />
    </FormField>
  );
}

function NativeChoice({ options, onChange }: ChoiceProps) {
  return (
    <Select onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
