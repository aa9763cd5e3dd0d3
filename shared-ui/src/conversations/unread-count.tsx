import { isUncounted, type CountQuery } from '../count';
import { conversationsCopy as copy } from './copy';
import styles from './unread-count.module.css';

interface UnreadCountProps {
  readonly of: CountQuery;
  /** Only the number is visible, on every screen. */
  readonly short?: boolean | undefined;
}

/**
 * Unread messages next to a link; hidden if zero, words if they could not be counted. On phones, only the
 * number.
 */
export function UnreadCount({ of, short = false }: UnreadCountProps) {
  if (isUncounted(of))
    return (
      <small className={styles.uncounted}>
        <span aria-hidden="true">{copy.uncountedShort}</span>
        <span className="visually-hidden"> {copy.uncounted}</span>
      </small>
    );
  const count = of.data ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      {count} <span className={short ? 'visually-hidden' : styles.word}>{copy.fresh(count)}</span>
      <span className="visually-hidden"> {copy.messages(count)}</span>
    </span>
  );
}
