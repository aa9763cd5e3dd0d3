import { MessagesSquare } from 'lucide-react';
import { useUnreadOnSide } from 'shared-data/conversations';
import { ButtonLink } from 'shared-ui/button';
import { conversationsCopy, UnreadCount } from 'shared-ui/conversations';

/** Link to all conversations with patients, with the unread count. */
export function ConversationsButton() {
  const unread = useUnreadOnSide('professional');
  return (
    <ButtonLink variant="outline" to="/professional/mensagens" icon={<MessagesSquare aria-hidden="true" />}>
      {conversationsCopy.title}
      <UnreadCount of={unread} />
    </ButtonLink>
  );
}
