import { useState } from 'react';
import type { OneTimeCode } from 'shared-domain/one-time-code';
import { usePortal } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { Button, ButtonLink } from 'shared-ui/button';
import { CodeForm } from '../email-code/code-form';
import { confirmedPath, droppedSignUp } from '../sign-up-data/dropped-sign-up';
import type { Journey } from '../email-link/mail-link';
import { ResendButton } from '../email-code/resend-button';
import { withEmail } from '../email/typed-email';
import { useStepFocus } from '../frame/use-step-focus';
import { useResend } from '../email-code/use-resend';
import { verifyCode } from '../email-code/verify-code';
import { copy } from './copy';
import styles from './welcome.module.css';

interface ConfirmationStepsProps {
  readonly email: string;
  readonly journey: Journey;
  /** Target for users who opened the link. */
  readonly continuePath: string;
}

const words = copy.mailSent;

/** Next steps for the confirmation e-mail: the link was opened, enter the code, or resend. */
export function ConfirmationSteps({ email, journey, continuePath }: ConfirmationStepsProps) {
  const portal = usePortal();
  const navigate = useNavigate();
  const [step, setStep] = useState<'link' | 'code'>('link');
  useStepFocus(step);
  const { seconds, isBusy, resend } = useResend(email, journey);
  const celebrate = async (code: OneTimeCode) => {
    await verifyCode(portal, email, code);
    const state = await droppedSignUp(portal, journey);
    void navigate(state ? '/nova-senha' : confirmedPath(journey), { replace: true, state });
  };
  return (
    <div className={styles.buttons}>
      {step === 'code' ? (
        <CodeForm onCode={celebrate} submit={words.confirm} />
      ) : (
        <>
          <ButtonLink variant="primary" size="lg" block to={continuePath} state={withEmail(email)}>
            {words.enter}
          </ButtonLink>
          <Button variant="text" block onClick={() => setStep('code')}>
            {words.enterCode}
          </Button>
        </>
      )}
      <p className={styles.help}>{words.notArrived}</p>
      <ResendButton label={words.resend} seconds={seconds} busy={isBusy} onClick={resend} />
    </div>
  );
}
