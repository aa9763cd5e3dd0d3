import {
  FORMS_OF_ADDRESS,
  professionTitle,
  type FormOfAddress,
  type Profession,
} from 'shared-domain/specialties';
import { Select } from 'shared-ui/antd';
import { Field } from 'shared-ui/field';

const copy = {
  label: 'Forma de tratamento',
  hint: 'É assim que a profissão aparece no seu perfil e na busca.',
};

interface FormOfAddressFieldProps {
  readonly profession: Profession;
  readonly value: FormOfAddress;
  readonly onValueChange: (value: FormOfAddress) => void;
  readonly disabled?: boolean | undefined;
}

/** "Psicóloga", "Psicólogo" or "Psicólogo(a)". */
export function FormOfAddressField({ profession, value, onValueChange, disabled }: FormOfAddressFieldProps) {
  return (
    <Field label={copy.label} hint={copy.hint}>
      <Select
        value={value}
        disabled={disabled}
        onChange={onValueChange}
        options={FORMS_OF_ADDRESS.map((form) => ({ value: form, label: professionTitle(profession, form) }))}
      />
    </Field>
  );
}
