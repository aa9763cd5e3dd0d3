import { useEffect, useRef } from 'react';
import { MailWarning } from 'lucide-react';
import { Note } from 'shared-ui/note';
import { copy } from '../auth-form/copy';
import { ResendButton } from '../email-code/resend-button';
import { useResend } from '../email-code/use-resend';
import { useJourney } from '../email-link/use-journey';
import styles from '../frame/form.module.css';

const words = copy.signIn.unconfirmed;

/** The address is not confirmed: what to do, and the e-mail again. Scrolls into view. */
export function UnconfirmedNote({ email }: { readonly email: string }) {
  const { journey } = useJourney();
  const { seconds, isBusy, resend } = useResend(email, journey);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <Note tone="warm" icon={<MailWarning aria-hidden="true" />}>
        {words.wroteTo}
        <span className={styles.email}>{email}</span>. {words.notArrived}
      </Note>
      <ResendButton label={words.resend} seconds={seconds} busy={isBusy} onClick={resend} />
    </div>
  );
}
