import { CNPJ_INVALID, CNPJ_MAX_LENGTH, formatCnpj, parseCnpj } from 'shared-domain/cnpj';
import { Field, MaskedInput } from '../field';
import { copy } from './copy';
import type { PersonalFieldProps } from './props';

/**
 * The CNPJ of a professional who issues invoices; optional. Once complete it turns green or red at once. Its
 * control is named `cnpj`.
 */
export function CnpjField({ value, onValueChange, error }: Omit<PersonalFieldProps, 'required'>) {
  const isComplete = value.length === CNPJ_MAX_LENGTH;
  const isWrong = isComplete && !parseCnpj(value);
  return (
    <Field
      label={copy.cnpj.label}
      optional
      hint={copy.cnpj.hint}
      error={isWrong ? CNPJ_INVALID : error}
      ok={isComplete ? copy.cnpj.ok : null}
    >
      <MaskedInput
        name="cnpj"
        format={formatCnpj}
        maxLength={CNPJ_MAX_LENGTH}
        autoCapitalize="characters"
        placeholder={copy.cnpj.example}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
}
