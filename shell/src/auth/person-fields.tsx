import type { ChangeEvent } from 'react';
import { Field, PasswordInput, TextInput } from 'shared-ui/field';
import { CpfField, PhoneField } from 'shared-ui/professional-fields';
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
  return (
    <>
      <Field label={words.fullName} required error={error('fullName')}>
        <TextInput {...text('fullName')} autoComplete="name" />
      </Field>
      <div className={styles.two}>
        <CpfField required value={draft.cpf} error={error('cpf')} onValueChange={(cpf) => write({ cpf })} />
        <PhoneField
          required
          value={draft.phone}
          error={error('phone')}
          onValueChange={(phone) => write({ phone })}
        />
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
