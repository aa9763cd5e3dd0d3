import { MessageList, type MessageListProps } from './message-list';
import { useMessages } from './use-messages';

/** What people wrote to the team. */
export function ContactList(props: Omit<MessageListProps, 'entries'>) {
  return <MessageList {...props} entries={useMessages(props.search, props.page)} />;
}
