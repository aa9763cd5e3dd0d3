import { useRef, useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { Link, useLocation } from 'shared-portal/router';
import { useRefusals } from 'shared-ui/form';
import { AuthFrame } from '../parts/auth-frame';
import { emailOf, withEmail } from '../parts/typed-email';
import { useJourney } from '../parts/use-journey';
import { useStepFocus } from '../parts/use-step-focus';
import { useTask } from '../parts/use-task';
import { copy } from './copy';
import { RecoveryForm } from './recovery-form';
import { RecoverySent } from './recovery-sent';
import { requestRecovery } from './request-recovery';
import styles from '../parts/form.module.css';

const REFUSED = { email_address_invalid: 'email' } as const;

/** Asking for an e-mail that leads to a new password. */
export function ForgotPasswordPage() {
  const portal = usePortal();
  const { state } = useLocation();
  const { journey, keptQuery } = useJourney();
  const [email, setEmail] = useState(() => emailOf(state));
  const [step, setStep] = useState<'form' | 'sent'>('form');
  useStepFocus(step);
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(form, REFUSED, 'recovery');
  const { run, isRunning } = useTask(async () => {
    try {
      await requestRecovery(portal, email, journey);
      setStep('sent');
    } catch (error) {
      portal.toasts.getState().show({ kind: 'error', ...describeError(toAppError(error), 'recovery') });
      refusals.take(error);
    }
  });
  if (step === 'sent') return <RecoverySent email={email} onOtherEmail={() => setStep('form')} />;
  return (
    <AuthFrame title={copy.title} subtitle={copy.subtitle} aside={copy.aside}>
      <RecoveryForm
        email={email}
        onEmailChange={(typed) => {
          setEmail(typed);
          refusals.forget({ email: typed });
        }}
        form={form}
        refusals={refusals}
        busy={isRunning}
        onSubmit={run}
      />
      <p className={styles.other}>
        {copy.remembered}{' '}
        <Link to={keptQuery('/auth')} state={withEmail(email)}>
          {copy.signIn}
        </Link>
      </p>
    </AuthFrame>
  );
}
