import { conversationsCopy as copy } from './copy';
import styles from './unread-count.module.css';

/** How many messages wait to be read, beside the way to them; nothing where none does. On a phone, the number alone. */
export function UnreadCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      {count} <span className={styles.word}>{copy.fresh(count)}</span>
      <span className="visually-hidden"> {copy.messages(count)}</span>
    </span>
  );
}
