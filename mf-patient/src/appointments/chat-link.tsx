import { MessageCircle } from 'lucide-react';
import { ButtonLink } from 'shared-ui/button';
import { useConversations } from '../parts/use-conversations';
import styles from './chat-link.module.css';
import { copy } from './copy';

/** The way into a consultation's chat, with how many messages wait there. */
export function ChatLink({ consultationId, name }: { consultationId: string; name: string }) {
  const conversations = useConversations();
  const unread =
    conversations.data?.find((conversation) => conversation.consultationId === consultationId)?.unread ?? 0;
  return (
    <ButtonLink variant="outline" to={`/chat/${consultationId}`} icon={<MessageCircle aria-hidden="true" />}>
      <span>
        {copy.chat}
        <span className="visually-hidden"> {copy.chatWith(name)}</span>
      </span>
      {unread > 0 && (
        <span className={styles.unread}>
          {copy.unread(unread)}
          <span className="visually-hidden"> {copy.newMessages(unread)}</span>
        </span>
      )}
    </ButtonLink>
  );
}
