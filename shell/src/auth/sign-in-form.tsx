import { useRef, useState, type SubmitEvent } from 'react';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Button } from 'shared-ui/button';
import { Field, PasswordInput } from 'shared-ui/field';
import { focusFirstFault } from 'shared-ui/form';
import { emailFault } from '../parts/email-fault';
import { EmailField } from '../parts/email-field';
import { withEmail } from '../parts/typed-email';
import { useJourney } from '../parts/use-journey';
import { copy as common } from '../parts/copy';
import { copy } from './copy';
import type { DraftForm } from '../parts/sign-up/draft';
import styles from '../parts/form.module.css';

interface SignInFormProps {
  readonly form: DraftForm;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

export function SignInForm({ form: { draft, write }, busy, onSubmit }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { keptQuery } = useJourney();
  const [isChecked, setChecked] = useState(false);
  const fault = emailFault(draft.email);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault || !draft.password) focusFirstFault(form);
    else if (!busy) onSubmit();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <EmailField
        email={draft.email}
        fault={isChecked ? fault : null}
        onChange={(email) => write({ email })}
      />
      <Field
        label={common.password}
        required
        error={isChecked && !draft.password ? copy.signIn.passwordMissing : null}
        action={
          <Link to={keptQuery('/esqueci-senha')} state={withEmail(draft.email)}>
            {copy.signIn.forgot}
          </Link>
        }
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          icon={<LockKeyhole aria-hidden="true" />}
          value={draft.password}
          onChange={(event) => write({ password: event.currentTarget.value })}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {copy.signIn.submit}
      </Button>
    </form>
  );
}
