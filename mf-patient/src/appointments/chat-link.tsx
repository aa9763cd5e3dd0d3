import { MessageCircle } from 'lucide-react';
import { useUnreadMessages } from 'shared-data/conversations';
import { ButtonLink } from 'shared-ui/button';
import { UnreadCount } from 'shared-ui/conversations';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { copy } from './copy';

interface ChatLinkProps {
  readonly consultation: UpcomingConsultation;
}

/** Link to the conversation with a consultation's professional, with its unread count. */
export function ChatLink({ consultation: { id, professionalId, professionalName } }: ChatLinkProps) {
  const unread = useUnreadMessages('patient', professionalId);
  return (
    <ButtonLink variant="outline" to={`/chat/${id}`} icon={<MessageCircle aria-hidden="true" />}>
      <span>
        {copy.chat}
        <span className="visually-hidden"> {copy.chatWith(professionalName)}</span>
      </span>
      <UnreadCount of={unread} />
    </ButtonLink>
  );
}
