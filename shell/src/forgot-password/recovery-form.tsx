import { useRef, useState, type SubmitEvent } from 'react';
import { Mail } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Field, TextInput } from 'shared-ui/field';
import { focusFirstFault } from 'shared-ui/form';
import { emailFault } from '../parts/email-fault';
import { copy as words } from '../parts/copy';
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
      <Field label={words.email} required error={isChecked && fault ? words.emailFaults[fault] : null}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          icon={<Mail aria-hidden="true" />}
          value={email}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {copy.submit}
      </Button>
    </form>
  );
}
