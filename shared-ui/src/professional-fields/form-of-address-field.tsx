import {
  FORMS_OF_ADDRESS,
  professionTitle,
  type FormOfAddress,
  type Profession,
} from 'shared-domain/specialties';
import { Field, Select } from '../field';
import { copy } from './copy';

interface FormOfAddressFieldProps {
  readonly profession: Profession;
  readonly value: FormOfAddress;
  readonly onValueChange: (value: FormOfAddress) => void;
  readonly disabled?: boolean | undefined;
}

/** "Psicóloga", "Psicólogo" or "Psicólogo(a)". */
export function FormOfAddressField({ profession, value, onValueChange, disabled }: FormOfAddressFieldProps) {
  return (
    <Field label={copy.address.label} hint={copy.address.hint}>
      <Select
        name="formOfAddress"
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const chosen = FORMS_OF_ADDRESS.find((form) => form === currentTarget.value);
          if (chosen) onValueChange(chosen);
        }}
      >
        {FORMS_OF_ADDRESS.map((form) => (
          <option key={form} value={form}>
            {professionTitle(profession, form)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
