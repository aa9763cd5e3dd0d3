import { Field, PasswordInput } from 'shared-ui/field';
import { copy } from './copy';
import { faultText, plainText } from './field-props';
import type { FieldsProps } from './person-fields';
import styles from './sign-up.module.css';

const words = copy.fields;

/** The password of a new account, twice. */
export function PasswordFields({ form, faults }: FieldsProps) {
  return (
    <div className={styles.two}>
      <Field
        label={words.password}
        required
        hint={words.passwordHint}
        error={faultText(form, faults, 'password')}
      >
        <PasswordInput {...plainText(form, 'password')} autoComplete="new-password" />
      </Field>
      <Field label={words.confirmation} required error={faultText(form, faults, 'confirmation')}>
        <PasswordInput {...plainText(form, 'confirmation')} autoComplete="new-password" />
      </Field>
    </div>
  );
}
