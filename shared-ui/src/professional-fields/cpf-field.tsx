import { CPF_INVALID, CPF_MAX_LENGTH, formatCpf, parseCpf } from 'shared-domain/cpf';
import { MaskedInput } from '../field';
import { FormField, useFormValue } from '../form';
import { copy } from './copy';

interface CpfFieldProps {
  readonly required?: boolean;
  /** A CNPJ is given too and takes precedence: the field states it instead of confirming the CPF. */
  readonly besideCnpj?: boolean;
}

/** Field `cpf`. Validated once complete. */
export function CpfField({ required, besideCnpj }: CpfFieldProps) {
  const value = useFormValue('cpf');
  const isComplete = value.length === CPF_MAX_LENGTH;
  return (
    <FormField
      name="cpf"
      label={copy.cpf.label}
      required={required}
      optional={!required}
      hint={besideCnpj ? copy.cpf.besideCnpj : null}
      error={isComplete && !parseCpf(value) ? CPF_INVALID : null}
      ok={isComplete && !besideCnpj ? copy.cpf.ok : null}
    >
      <MaskedInput format={formatCpf} maxLength={CPF_MAX_LENGTH} inputMode="numeric" />
    </FormField>
  );
}
