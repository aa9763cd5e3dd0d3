import { useState } from 'react';
import type { OneTimeCode } from 'shared-domain/one-time-code';
import { usePortal } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { Button, ButtonLink } from 'shared-ui/button';
import { SentIllustration } from 'shared-ui/illustrations';
import { AuthFrame } from '../frame/auth-frame';
import { CodeForm } from '../email-code/code-form';
import { AlternativeAction } from '../frame/alternative-action';
import { droppedSignUp } from '../sign-up-data/dropped-sign-up';
import { RECOVERY_VERIFIED } from '../password/recovery-state';
import { withEmail } from '../email/typed-email';
import { useJourney } from '../email-link/use-journey';
import { useStepFocus } from '../frame/use-step-focus';
import { verifyCode } from '../email-code/verify-code';
import { copy } from './copy';
import styles from '../frame/form.module.css';

interface RecoverySentProps {
  readonly email: string;
  readonly onOtherEmail: () => void;
}

const words = copy.sent;

/** Shows the same text whether or not the account exists. The code in the e-mail works like its link. */
export function RecoverySent({ email, onOtherEmail }: RecoverySentProps) {
  const navigate = useNavigate();
  const portal = usePortal();
  const { journey, keptQuery } = useJourney();
  const [step, setStep] = useState<'sent' | 'code'>('sent');
  useStepFocus(step);
  const continueWithCode = async (code: OneTimeCode) => {
    await verifyCode(portal, email, code);
    const state = (await droppedSignUp(portal, journey)) ?? RECOVERY_VERIFIED;
    void navigate(keptQuery('/nova-senha'), { replace: true, state });
  };
  return (
    <AuthFrame
      illustration={<SentIllustration />}
      title={words.title}
      subtitle={words.text}
      aside={copy.aside}
    >
      {step === 'code' && <CodeForm onCode={continueWithCode} submit={words.submitCode} />}
      <div className={styles.actions}>
        <ButtonLink variant="outline" to={keptQuery('/auth')} state={withEmail(email)}>
          {words.signIn}
        </ButtonLink>
        <Button variant="text" onClick={onOtherEmail}>
          {words.otherEmail}
        </Button>
      </div>
      {step === 'sent' && <AlternativeAction {...words.code} onClick={() => setStep('code')} />}
    </AuthFrame>
  );
}
