import { CPF_INVALID, CPF_MAX_LENGTH, formatCpf, parseCpf } from 'shared-domain/cpf';
import { Field, MaskedInput } from '../field';
import { copy } from './copy';
import type { PersonalFieldProps } from './props';

interface CpfFieldProps extends PersonalFieldProps {
  /** A CNPJ is given too, and is the one that counts: the field says so instead of praising the CPF. */
  readonly besideCnpj?: boolean | undefined;
}

/** A CPF with its mask. Once complete it turns green or red at once. Its control is named `cpf`. */
export function CpfField({ value, onValueChange, error, required, besideCnpj }: CpfFieldProps) {
  const isComplete = value.length === CPF_MAX_LENGTH;
  const isWrong = isComplete && !parseCpf(value);
  return (
    <Field
      label={copy.cpf.label}
      required={required}
      optional={!required}
      hint={besideCnpj ? copy.cpf.besideCnpj : null}
      error={isWrong ? CPF_INVALID : error}
      ok={isComplete && !besideCnpj ? copy.cpf.ok : null}
    >
      <MaskedInput
        name="cpf"
        format={formatCpf}
        maxLength={CPF_MAX_LENGTH}
        inputMode="numeric"
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
}
