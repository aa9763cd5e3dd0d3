import { useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { Link, useLocation } from 'shared-portal/router';
import { Button } from 'shared-ui/button';
import { Form, useForm } from 'shared-ui/form';
import { AuthFrame } from '../frame/auth-frame';
import { emailFaultText } from '../email/email-fault-text';
import { EmailField } from '../email/email-field';
import { emailOf, withEmail } from '../email/typed-email';
import { useJourney } from '../email-link/use-journey';
import { useStepFocus } from '../frame/use-step-focus';
import { useTask } from '../frame/use-task';
import { copy } from './copy';
import { RecoverySent } from './recovery-sent';
import { requestRecovery } from './request-recovery';
import styles from '../frame/form.module.css';

/** Requests a password recovery e-mail. */
export function ForgotPasswordPage() {
  const portal = usePortal();
  const { state } = useLocation();
  const { journey, keptQuery } = useJourney();
  const [step, setStep] = useState<'form' | 'sent'>('form');
  useStepFocus(step);
  const form = useForm({
    initial: () => ({ email: emailOf(state) }),
    faultsOf: ({ email }) => ({ email: emailFaultText(email) }),
    refusals: { context: 'recovery', fields: { email_address_invalid: 'email' } },
  });
  const { email } = form.values;
  const { run, isRunning } = useTask(async () => {
    try {
      await requestRecovery(portal, email, journey);
      setStep('sent');
    } catch (error) {
      portal.toasts.getState().show({ kind: 'error', ...describeError(toAppError(error), 'recovery') });
      form.refuse(error);
    }
  });
  if (step === 'sent') return <RecoverySent email={email} onOtherEmail={() => setStep('form')} />;
  return (
    <AuthFrame title={copy.title} subtitle={copy.subtitle} aside={copy.aside}>
      <Form form={form} className={styles.form} onSubmit={() => run()}>
        <EmailField />
        <Button type="submit" variant="primary" size="lg" block loading={isRunning}>
          {copy.submit}
        </Button>
      </Form>
      <p className={styles.other}>
        {copy.remembered}{' '}
        <Link to={keptQuery('/auth')} state={withEmail(email)}>
          {copy.signIn}
        </Link>
      </p>
    </AuthFrame>
  );
}
