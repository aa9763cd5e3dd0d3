import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import { focusFirstFault } from 'shared-ui/form';
import { emailFault } from '../parts/email-fault';
import { EmailField } from '../parts/email-field';
import { OtherWay } from '../parts/other-way';
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
export function PasswordlessForm({ form: { draft, write, refusal }, busy, onSend }: PasswordlessFormProps) {
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
      <EmailField
        email={draft.email}
        fault={isChecked ? fault : null}
        refusal={refusal?.field === 'email' ? refusal.text : null}
        onChange={(email) => write({ email })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {words.code.send}
      </Button>
      <OtherWay question={words.code.otherWay} label={words.link.send} onClick={() => send('link')} />
    </form>
  );
}
