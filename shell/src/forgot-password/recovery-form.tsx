import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import { focusFirstFault } from 'shared-ui/form';
import { emailFault } from '../parts/email-fault';
import { EmailField } from '../parts/email-field';
import { copy } from './copy';
import styles from '../parts/form.module.css';

interface RecoveryFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

export function RecoveryForm({ email, onEmailChange, busy, onSubmit }: RecoveryFormProps) {
  const form = useRef<HTMLFormElement>(null);
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
      <EmailField email={email} fault={isChecked ? fault : null} onChange={onEmailChange} />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {copy.submit}
      </Button>
    </form>
  );
}
