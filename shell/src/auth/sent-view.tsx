import { MailCheck } from 'lucide-react';
import { Note } from 'shared-ui/note';
import { CodeForm } from '../parts/code-form';
import { OtherWay } from '../parts/other-way';
import { ResendButton } from '../parts/resend-button';
import { copy } from './copy';
import type { SentStep } from './sent-step';
import type { Passwordless } from './use-passwordless';
import styles from '../parts/form.module.css';

interface SentViewProps {
  readonly sent: SentStep;
  readonly passwordless: Passwordless;
  readonly onChangeEmail: () => void;
  /** Called before signing in. */
  readonly onStart: () => void;
}

/** The e-mail is on its way: its code can be typed here, its link be followed anywhere. */
export function SentView({ sent: { email, kind }, passwordless, onChangeEmail, onStart }: SentViewProps) {
  const { seconds, isSending, send, show } = passwordless;
  const words = copy.passwordless[kind];
  const takeOtherWay = () => {
    if (kind === 'code') send({ kind: 'link' });
    else show({ email, kind: 'code' }); // the message has brought one
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
      {kind === 'code' && <CodeForm email={email} submit={copy.signIn.submit} onStart={onStart} />}
      <ResendButton label={words.resend} seconds={seconds} busy={isSending} onClick={() => send({ kind })} />
      <OtherWay question={words.otherWay} label={words.takeOtherWay} onClick={takeOtherWay} />
    </div>
  );
}
