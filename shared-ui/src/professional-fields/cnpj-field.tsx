import { CNPJ_INVALID, CNPJ_MAX_LENGTH, formatCnpj, parseCnpj } from 'shared-domain/cnpj';
import { MaskedInput } from '../field';
import { FormField, useFormValue } from '../form';
import { copy } from './copy';

/** The field `cnpj`: of a professional who issues invoices; optional. Once complete it turns green or red at once. */
export function CnpjField() {
  const value = useFormValue('cnpj');
  const isComplete = value.length === CNPJ_MAX_LENGTH;
  return (
    <FormField
      name="cnpj"
      label={copy.cnpj.label}
      optional
      hint={copy.cnpj.hint}
      error={isComplete && !parseCnpj(value) ? CNPJ_INVALID : null}
      ok={isComplete ? copy.cnpj.ok : null}
    >
      <MaskedInput
        format={formatCnpj}
        maxLength={CNPJ_MAX_LENGTH}
        autoCapitalize="characters"
        placeholder={copy.cnpj.example}
      />
    </FormField>
  );
}
