import { CPF_INVALID, CPF_MAX_LENGTH, formatCpf, parseCpf } from 'shared-domain/cpf';
import { Field, MaskedInput } from '../field';
import { copy } from './copy';
import type { PersonalFieldProps } from './props';

/** A CPF with its mask. Once complete it turns green or red at once. Its control is named `cpf`. */
export function CpfField({ value, onValueChange, error, required }: PersonalFieldProps) {
  const isComplete = value.length === CPF_MAX_LENGTH;
  const isWrong = isComplete && !parseCpf(value);
  return (
    <Field
      label={copy.cpf.label}
      required={required}
      optional={!required}
      error={isWrong ? CPF_INVALID : error}
      ok={isComplete ? copy.cpf.ok : null}
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
