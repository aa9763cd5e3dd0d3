import { copy } from './copy';
import { MessageList, type MailboxProps } from './message-list';
import styles from './messages-page.module.css';
import { useMessages } from './use-messages';

/** Contact messages to the team. */
export function ContactList(props: MailboxProps) {
  return (
    <MessageList
      {...props}
      entries={useMessages(props.search, props.page)}
      stateOf={({ isRead }) => !isRead && <span className={styles.unread}>{copy.unread}</span>}
    />
  );
}
