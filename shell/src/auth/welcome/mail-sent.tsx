import { MailCheck } from 'lucide-react';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { Steps } from 'shared-ui/steps';
import { AuthFrame } from '../frame/auth-frame';
import { withQuery } from '../frame/with-query';
import { copy } from './copy';
import { ConfirmationSteps } from './confirmation-steps';
import { useBooking } from './use-booking';
import type { Welcome } from './welcome-query';
import styles from './welcome.module.css';

const { created, confirm, choose, chooseTime, apply, review } = copy.steps;
const words = copy.mailSent;

/** The account exists; its address is not confirmed yet. */
export function MailSent({ name, email, role, next }: Welcome) {
  const isProfessional = role === 'professional';
  const booking = useBooking(next);
  const steps = isProfessional
    ? [created, confirm, apply, review]
    : [created, confirm, booking ? chooseTime : choose];
  const continuePath = withQuery('/auth-redirect', { role: isProfessional ? role : null, next });
  return (
    <AuthFrame
      title={copy.hello(name)}
      documentTitle={copy.documentTitle}
      subtitle={words.subtitle(booking)}
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
      {email ? (
        <ConfirmationSteps email={email} journey={{ role, next }} continuePath={continuePath} />
      ) : (
        <>
          <ButtonLink variant="primary" size="lg" block to={continuePath}>
            {words.enter}
          </ButtonLink>
          <p className={styles.help}>{words.notArrived}</p>
        </>
      )}
    </AuthFrame>
  );
}
