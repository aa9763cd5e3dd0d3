import { CNPJ_INVALID, CNPJ_MAX_LENGTH, formatCnpj, parseCnpj } from 'shared-domain/cnpj';
import { MaskedInput } from '../field';
import { FormField, useFormValue } from '../form';
import { copy } from './copy';

/** Field `cnpj`, for professionals who issue invoices; optional. Validated once complete. */
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
