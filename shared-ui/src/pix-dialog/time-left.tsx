import { PIX_SECONDS } from 'shared-domain/pix';
import { formatCountdown } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './pix-dialog.module.css';

/** Shows seconds; announces only selected minutes to screen readers. */
const SPOKEN_MINUTES = [10, 5, 2, 1];

function spoken(seconds: number): string {
  const minutes = SPOKEN_MINUTES.filter((minute) => seconds <= minute * 60).at(-1);
  return minutes === undefined ? '' : copy.minutesLeft(minutes);
}

/** How long a code can still be paid. */
export function TimeLeft({ seconds }: { readonly seconds: number }) {
  return (
    <div className={styles.time}>
      <p className={styles.small}>{copy.expiresIn}</p>
      <p className={styles.count} role="timer">
        {formatCountdown(seconds)}
      </p>
      <p role="status" className="visually-hidden">
        {spoken(seconds)}
      </p>
    </div>
  );
}

/** The same as a bar that shrinks. */
export function TimeBar({ seconds }: { readonly seconds: number }) {
  return (
    <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
      <rect width={`${(seconds / PIX_SECONDS) * 100}%`} height="6" rx="3" />
    </svg>
  );
}
