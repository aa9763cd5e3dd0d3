import { Count, isUncounted, type CountQuery } from '../count';
import { conversationsCopy as copy } from './copy';
import styles from './unread-count.module.css';

/**
 * How many messages wait to be read, beside the way to them; nothing where none does, a dash where they could not be
 * counted. On a phone, the number alone.
 */
export function UnreadCount({ of }: { readonly of: CountQuery }) {
  if (isUncounted(of)) return <Count of={of} className={styles.unread} failed={copy.uncounted} />;
  const count = of.data ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      {count} <span className={styles.word}>{copy.fresh(count)}</span>
      <span className="visually-hidden"> {copy.messages(count)}</span>
    </span>
  );
}
