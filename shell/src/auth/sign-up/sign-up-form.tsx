import { Button } from 'shared-ui/button';
import { Form } from 'shared-ui/form';
import type { SignUpRole } from '../auth-form/sign-up-role';
import type { AccessMethod } from '../auth-form/access-method';
import { ConsentFields } from './consent-fields';
import { copy } from './copy';
import type { DraftForm } from '../sign-up-data/draft';
import { PasswordFields } from './password-fields';
import { PersonFields } from './person-fields';
import { RegistrationFields } from './registration-fields';
import styles from '../frame/form.module.css';

interface SignUpFormProps {
  readonly role: SignUpRole;
  readonly method: AccessMethod;
  readonly form: DraftForm;
  readonly busy: boolean;
  /** The address is already confirmed and not asked for. */
  readonly emailIsKnown?: boolean;
  /** Label of the submit button. */
  readonly submit?: string;
  readonly onSubmit: () => void;
}

/** The sign-up form. */
export function SignUpForm(props: SignUpFormProps) {
  const { role, method, form, busy, emailIsKnown = false, submit = copy.submit, onSubmit } = props;
  return (
    <Form
      form={form}
      className={styles.form}
      onSubmit={() => {
        if (!busy) onSubmit();
      }}
    >
      <PersonFields emailIsKnown={emailIsKnown} />
      {role === 'professional' && <RegistrationFields />}
      {method === 'password' && <PasswordFields />}
      <ConsentFields />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {submit}
      </Button>
    </Form>
  );
}
