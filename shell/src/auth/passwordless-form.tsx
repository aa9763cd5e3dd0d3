import { useRef, useState, type SubmitEvent } from 'react';
import { Mail } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Field, TextInput } from 'shared-ui/field';
import { focusFirstFault } from 'shared-ui/form';
import { emailFault } from '../parts/email-fault';
import { OtherWay } from '../parts/other-way';
import { copy as common } from '../parts/copy';
import { copy } from './copy';
import type { DraftForm } from '../parts/sign-up/draft';
import type { AccessMail } from './sent-step';
import styles from '../parts/form.module.css';

interface PasswordlessFormProps {
  readonly form: DraftForm;
  readonly busy: boolean;
  readonly onSend: (kind: AccessMail) => void;
}

const words = copy.passwordless;

/** Whom the e-mail goes to, and what is asked for. */
export function PasswordlessForm({ form: { draft, write }, busy, onSend }: PasswordlessFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const fault = emailFault(draft.email);
  const send = (kind: AccessMail) => {
    setChecked(true);
    if (fault) focusFirstFault(form);
    else onSend(kind);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send('code');
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Field label={common.email} required error={isChecked && fault ? common.emailFaults[fault] : null}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          icon={<Mail aria-hidden="true" />}
          value={draft.email}
          onChange={(event) => write({ email: event.currentTarget.value })}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {words.code.send}
      </Button>
      <OtherWay question={words.code.otherWay} label={words.link.send} onClick={() => send('link')} />
    </form>
  );
}
