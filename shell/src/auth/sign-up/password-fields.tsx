import { PasswordInput } from 'shared-ui/field';
import { FormField } from 'shared-ui/form';
import { copy } from './copy';
import type { Draft } from '../sign-up-data/draft';
import styles from './sign-up.module.css';

const words = copy.fields;

/** Password and confirmation of a new account. */
export function PasswordFields() {
  return (
    <div className={styles.two}>
      <FormField<Draft>
        name="password"
        dependents={['confirmation']}
        label={words.password}
        required
        hint={words.passwordHint}
      >
        <PasswordInput autoComplete="new-password" />
      </FormField>
      <FormField<Draft> name="confirmation" label={words.confirmation} required>
        <PasswordInput autoComplete="new-password" />
      </FormField>
    </div>
  );
}
