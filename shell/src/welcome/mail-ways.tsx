import { useState } from 'react';
import { usePortal } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { Button, ButtonLink } from 'shared-ui/button';
import { CodeForm } from '../parts/code-form';
import { lacksPassword } from '../parts/dropped-password';
import type { Journey } from '../parts/mail-link';
import type { PasswordDropped } from '../parts/recovery';
import { ResendButton } from '../parts/resend-button';
import { useStepFocus } from '../parts/use-step-focus';
import { withQuery } from '../parts/with-query';
import { copy } from './copy';
import { useResend } from './use-resend';
import styles from './welcome.module.css';

interface MailWaysProps {
  readonly email: string;
  readonly journey: Journey;
  /** Where whoever followed the link goes on. */
  readonly enterTo: string;
}

const words = copy.mailSent;

/** The ways on from the confirmation e-mail: its link was followed, its code typed here, or it has to be sent again. */
export function MailWays({ email, journey, enterTo }: MailWaysProps) {
  const portal = usePortal();
  const navigate = useNavigate();
  const [step, setStep] = useState<'link' | 'code'>('link');
  useStepFocus(step);
  const { seconds, isBusy, resend } = useResend(email, journey);
  const { next, role } = journey;
  const celebrate = async () => {
    const query = { confirmed: 'true', next, role: role === 'patient' ? null : role };
    const celebration = withQuery('/welcome', query);
    if (await lacksPassword(portal)) {
      const state: PasswordDropped = { passwordDroppedThen: celebration };
      void navigate('/nova-senha', { replace: true, state });
    } else {
      void navigate(celebration, { replace: true });
    }
  };
  return (
    <div className={styles.buttons}>
      {step === 'code' ? (
        <CodeForm email={email} submit={words.confirm} onVerified={celebrate} />
      ) : (
        <>
          <ButtonLink variant="primary" size="lg" block to={enterTo}>
            {words.enter}
          </ButtonLink>
          <Button variant="text" block onClick={() => setStep('code')}>
            {words.enterCode}
          </Button>
        </>
      )}
      <ResendButton label={words.resend} seconds={seconds} busy={isBusy} onClick={resend} />
    </div>
  );
}
