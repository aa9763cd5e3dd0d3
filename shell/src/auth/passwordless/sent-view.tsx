import { MailCheck } from 'lucide-react';
import type { OneTimeCode } from 'shared-domain/one-time-code';
import { usePortal } from 'shared-portal/portal';
import { Note } from 'shared-ui/note';
import { CodeForm } from '../email-code/code-form';
import { AlternativeAction } from '../frame/alternative-action';
import { ResendButton } from '../email-code/resend-button';
import { verifyCode } from '../email-code/verify-code';
import { copy } from '../auth-form/copy';
import type { SentStep } from './sent-step';
import type { Passwordless } from './use-passwordless';
import styles from '../frame/form.module.css';

interface SentViewProps {
  readonly sent: SentStep;
  readonly passwordless: Passwordless;
  readonly onChangeEmail: () => void;
  /** Called before signing in. */
  readonly onStart: () => void;
}

/** Confirms that the e-mail was sent; accepts its code. */
export function SentView({ sent: { email, kind }, passwordless, onChangeEmail, onStart }: SentViewProps) {
  const portal = usePortal();
  const { seconds, isSending, send, show } = passwordless;
  const words = copy.passwordless[kind];
  const signIn = (code: OneTimeCode) => {
    onStart();
    return verifyCode(portal, email, code);
  };
  const takeOtherWay = () => {
    if (kind === 'code') send({ kind: 'link' });
    else show({ email, kind: 'code' }); // the message contains one
  };
  return (
    <div className={styles.form}>
      <Note icon={<MailCheck aria-hidden="true" />} title={copy.passwordless.lookThere}>
        {copy.passwordless.wroteTo}
        <span className={styles.email}>{email}</span>. {words.validity}{' '}
        <button type="button" className={styles.link} onClick={onChangeEmail}>
          {copy.passwordless.changeEmail}
        </button>
      </Note>
      {kind === 'code' && <CodeForm onCode={signIn} submit={copy.signIn.submit} />}
      <ResendButton label={words.resend} seconds={seconds} busy={isSending} onClick={() => send({ kind })} />
      <AlternativeAction question={words.otherWay} label={words.takeOtherWay} onClick={takeOtherWay} />
    </div>
  );
}
