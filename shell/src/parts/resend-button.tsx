import { Button } from 'shared-ui/button';
import styles from './form.module.css';

interface ResendButtonProps {
  /** "Reenviar código". */
  readonly label: string;
  /** Seconds until it may be pressed; they are counted down on the button. */
  readonly seconds: number;
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** Asks for an e-mail once more, when the wait is over. */
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
