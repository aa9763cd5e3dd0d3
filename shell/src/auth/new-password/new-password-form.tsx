import { LockKeyhole } from 'lucide-react';
import { describeError, toAppError } from 'shared-domain/errors';
import { passwordFault } from 'shared-domain/password';
import { usePortal } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { PasswordInput } from 'shared-ui/field';
import { Form, FormField, useForm } from 'shared-ui/form';
import { AuthFrame } from '../frame/auth-frame';
import { useTask } from '../frame/use-task';
import { copy } from './copy';
import { PASSWORD_REFUSALS } from '../password/password-refusal';
import { savePassword } from '../password/save-password';
import styles from '../frame/form.module.css';

interface NewPasswordFormProps {
  readonly onSaved: () => void;
}

interface Draft {
  readonly password: string;
  readonly confirmation: string;
}

function faultsOf({ password, confirmation }: Draft) {
  const fault = passwordFault(password);
  return {
    password: fault && copy.faults[fault],
    confirmation: password === confirmation ? null : copy.faults.mismatch,
  };
}

export function NewPasswordForm({ onSaved }: NewPasswordFormProps) {
  const portal = usePortal();
  const form = useForm({
    initial: () => ({ password: '', confirmation: '' }),
    faultsOf,
    refusals: { context: 'new-password', fields: PASSWORD_REFUSALS },
  });
  const { run, isRunning } = useTask(async ({ password }: Draft) => {
    try {
      await savePassword(portal, password);
      onSaved();
    } catch (error) {
      portal.toasts.getState().show({ kind: 'error', ...describeError(toAppError(error), 'new-password') });
      form.refuse(error);
    }
  });
  const icon = <LockKeyhole aria-hidden="true" />;
  return (
    <AuthFrame title={copy.title} subtitle={copy.subtitle} aside={copy.aside}>
      <Form form={form} className={styles.form} onSubmit={run}>
        <FormField<Draft>
          name="password"
          dependents={['confirmation']}
          label={copy.password}
          required
          hint={copy.hint}
        >
          <PasswordInput autoComplete="new-password" icon={icon} />
        </FormField>
        <FormField<Draft> name="confirmation" label={copy.confirmation} required>
          <PasswordInput autoComplete="new-password" icon={icon} />
        </FormField>
        <Button type="submit" variant="primary" size="lg" block loading={isRunning}>
          {copy.submit}
        </Button>
      </Form>
    </AuthFrame>
  );
}
