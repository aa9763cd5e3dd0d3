import { useRef, useState, type SubmitEvent } from 'react';
import { LockKeyhole } from 'lucide-react';
import { describeError, toAppError } from 'shared-domain/errors';
import { passwordFault } from 'shared-domain/password';
import { usePortal } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { Field, PasswordInput } from 'shared-ui/field';
import { focusFirstFault, useRefusals } from 'shared-ui/form';
import { AuthFrame } from '../parts/auth-frame';
import { useTask } from '../parts/use-task';
import { copy } from './copy';
import { PASSWORD_REFUSALS } from '../parts/password-refusal';
import { savePassword } from '../parts/save-password';
import styles from '../parts/form.module.css';

interface NewPasswordFormProps {
  readonly onSaved: () => void;
}

export function NewPasswordForm({ onSaved }: NewPasswordFormProps) {
  const portal = usePortal();
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(form, PASSWORD_REFUSALS, 'new-password');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = passwordFault(password);
  const differs = password !== confirmation;

  const { run, isRunning } = useTask(async () => {
    try {
      await savePassword(portal, password);
      onSaved();
    } catch (error) {
      const refusal = toAppError(error);
      const { title, text } = describeError(refusal, 'new-password');
      portal.toasts.getState().show({ kind: 'error', title, ...(text && { text }) });
      refusals.take(refusal);
    }
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault || differs) focusFirstFault(form);
    else run();
  };
  return (
    <AuthFrame title={copy.title} subtitle={copy.subtitle} aside={copy.aside}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <Field
          label={copy.password}
          required
          hint={copy.hint}
          error={isChecked && fault ? copy.faults[fault] : refusals.of('password')}
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            icon={<LockKeyhole aria-hidden="true" />}
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              refusals.forget({ password: true });
            }}
          />
        </Field>
        <Field label={copy.confirmation} required error={isChecked && differs ? copy.faults.mismatch : null}>
          <PasswordInput
            name="confirmation"
            autoComplete="new-password"
            icon={<LockKeyhole aria-hidden="true" />}
            value={confirmation}
            onChange={(event) => setConfirmation(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" block loading={isRunning}>
          {copy.submit}
        </Button>
      </form>
    </AuthFrame>
  );
}
