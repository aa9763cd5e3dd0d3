import { Button } from 'shared-ui/button';
import type { Journey } from '../parts/mail-link';
import { copy } from './copy';
import { useResend } from './use-resend';
import styles from './welcome.module.css';

interface ResendButtonProps {
  readonly email: string;
  readonly journey: Journey;
}

/** Asks for the e-mail once more; a minute has to pass in between. */
export function ResendButton({ email, journey }: ResendButtonProps) {
  const { seconds, isBusy, resend } = useResend(email, journey);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Button
      variant="text"
      block
      className={styles.resend}
      disabled={seconds > 0}
      loading={isBusy}
      onClick={resend}
    >
      {seconds > 0 ? copy.mailSent.resendIn(clock) : copy.mailSent.resend}
    </Button>
  );
}
