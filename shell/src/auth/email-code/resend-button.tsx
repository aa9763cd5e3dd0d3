import { Button } from 'shared-ui/button';
import styles from '../frame/form.module.css';

interface ResendButtonProps {
  /** "Reenviar código". */
  readonly label: string;
  /** Seconds until the button is enabled, counted down on it. */
  readonly seconds: number;
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** Requests the e-mail again after the delay. */
export function ResendButton({ label, seconds, busy, onClick }: ResendButtonProps) {
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Button
      variant="text"
      block
      className={styles.resend}
      disabled={seconds > 0}
      loading={busy}
      onClick={onClick}
    >
      {seconds > 0 ? `${label} em ${clock}` : label}
    </Button>
  );
}
