import { MailCheck } from 'lucide-react';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { AuthFrame } from '../parts/auth-frame';
import { withQuery } from '../parts/with-query';
import { copy } from './copy';
import { ResendButton } from './resend-button';
import { Steps } from './steps';
import type { Welcome } from './welcome-query';
import styles from './welcome.module.css';

const { created, confirm, choose, apply, review } = copy.steps;
const words = copy.mailSent;

/** The account is there; the address still has to be confirmed. */
export function MailSent({ name, email, role, next }: Welcome) {
  const isProfessional = role === 'professional';
  const steps = isProfessional ? [created, confirm, apply, review] : [created, confirm, choose];
  return (
    <AuthFrame
      title={copy.hello(name)}
      documentTitle={copy.documentTitle}
      subtitle={words.subtitle}
      aside={copy.aside}
    >
      <Note icon={<MailCheck aria-hidden="true" />} title={words.noteTitle}>
        {email && (
          <>
            {words.wroteTo}
            <span className={styles.email}>{email}</span>.{' '}
          </>
        )}
        {words.anywhere}
      </Note>
      <Steps steps={steps} now={1} />
      <div className={styles.buttons}>
        <ButtonLink
          variant="primary"
          size="lg"
          block
          to={withQuery('/auth-redirect', { role: isProfessional ? role : null, next })}
        >
          {words.enter}
        </ButtonLink>
        {email && <ResendButton email={email} journey={{ role, next }} />}
      </div>
      <p className={styles.help}>{words.notArrived}</p>
    </AuthFrame>
  );
}
