import { useState, type RefObject, type SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import { focusFirstFault, type Refusals } from 'shared-ui/form';
import { emailFault } from '../parts/email-fault';
import { EmailField } from '../parts/email-field';
import { copy } from './copy';
import styles from '../parts/form.module.css';

interface RecoveryFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly refusals: Refusals<'email'>;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

export function RecoveryForm({ email, onEmailChange, form, refusals, busy, onSubmit }: RecoveryFormProps) {
  const [isChecked, setChecked] = useState(false);
  const fault = emailFault(email);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault) focusFirstFault(form);
    else onSubmit();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <EmailField
        email={email}
        fault={isChecked ? fault : null}
        refusal={refusals.of('email')}
        onChange={onEmailChange}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {copy.submit}
      </Button>
    </form>
  );
}
