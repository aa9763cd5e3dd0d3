import { MessageCircle } from 'lucide-react';
import { useUnreadMessages } from 'shared-data/conversations';
import { ButtonLink } from 'shared-ui/button';
import { UnreadCount } from 'shared-ui/conversations';
import { copy } from './copy';

/** Link to a consultation's chat with its unread count. */
export function ChatLink({ consultationId, name }: { consultationId: string; name: string }) {
  const unread = useUnreadMessages(consultationId);
  return (
    <ButtonLink variant="outline" to={`/chat/${consultationId}`} icon={<MessageCircle aria-hidden="true" />}>
      <span>
        {copy.chat}
        <span className="visually-hidden"> {copy.chatWith(name)}</span>
      </span>
      <UnreadCount of={unread} />
    </ButtonLink>
  );
}
