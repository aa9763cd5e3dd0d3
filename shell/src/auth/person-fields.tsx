import type { ChangeEvent } from 'react';
import { CPF_MAX_LENGTH, formatCpf, parseCpf } from 'shared-domain/cpf';
import { formatPhone, PHONE_MAX_LENGTH } from 'shared-domain/phone';
import { Field, MaskedInput, PasswordInput, TextInput } from 'shared-ui/field';
import { copy } from './copy';
import type { DraftField, DraftForm } from './draft';
import type { ShownFaults } from './use-shown-faults';
import styles from './auth.module.css';

interface PersonFieldsProps {
  readonly form: DraftForm;
  readonly faults: ShownFaults;
}

const words = copy.fields;

/** Who the person is, and how they will sign in. */
export function PersonFields({ form: { draft, write }, faults }: PersonFieldsProps) {
  const error = (field: DraftField) => {
    const fault = faults.of(field);
    return fault && copy.faults[fault];
  };
  const text = (field: 'fullName' | 'email' | 'password' | 'confirmation') => ({
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => write({ [field]: event.currentTarget.value }),
  });
  // A complete CPF is judged at once; an incomplete one when the field is left.
  const isCpfComplete = draft.cpf.length === CPF_MAX_LENGTH;
  const isCpfWrong = isCpfComplete && !parseCpf(draft.cpf);
  return (
    <>
      <Field label={words.fullName} required error={error('fullName')}>
        <TextInput {...text('fullName')} autoComplete="name" />
      </Field>
      <div className={styles.two}>
        <Field
          label={words.cpf}
          required
          error={isCpfWrong ? copy.faults['cpf-invalid'] : error('cpf')}
          ok={isCpfComplete ? words.cpfValid : null}
        >
          <MaskedInput
            name="cpf"
            format={formatCpf}
            maxLength={CPF_MAX_LENGTH}
            inputMode="numeric"
            value={draft.cpf}
            onValueChange={(cpf) => write({ cpf })}
          />
        </Field>
        <Field label={words.phone} required error={error('phone')}>
          <MaskedInput
            name="phone"
            format={formatPhone}
            maxLength={PHONE_MAX_LENGTH}
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={words.phoneExample}
            value={draft.phone}
            onValueChange={(phone) => write({ phone })}
          />
        </Field>
      </div>
      <Field label={words.email} required error={error('email')}>
        <TextInput {...text('email')} type="email" autoComplete="email" />
      </Field>
      <div className={styles.two}>
        <Field label={words.password} required hint={words.passwordHint} error={error('password')}>
          <PasswordInput {...text('password')} autoComplete="new-password" />
        </Field>
        <Field label={words.confirmation} required error={error('confirmation')}>
          <PasswordInput {...text('confirmation')} autoComplete="new-password" />
        </Field>
      </div>
    </>
  );
}
