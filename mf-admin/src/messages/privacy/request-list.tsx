import { MessageList, type MessageListProps } from '../message-list';
import { useRequests } from './use-requests';

/** What people asked about their personal data. */
export function RequestList(props: Omit<MessageListProps, 'entries'>) {
  return <MessageList {...props} entries={useRequests(props.search, props.page)} />;
}
