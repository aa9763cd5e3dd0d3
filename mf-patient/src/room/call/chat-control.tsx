import { MessageCircle } from 'lucide-react';
import { useUnreadOfOne } from 'shared-data/conversations';
import { Control } from '../control';
import { copy } from '../copy';
import type { RoomFacts } from '../facts';

const words = copy.call;

interface ChatControlProps {
  readonly facts: RoomFacts;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the chat; while it is closed, counts and announces what arrives. */
export function ChatControl({ facts: { role, otherId }, isOpen, onToggle }: ChatControlProps) {
  const unread = useUnreadOfOne(role, otherId).data ?? 0;
  const count = isOpen ? 0 : unread;
  return (
    <>
      <Control label={words.chat} icon={MessageCircle} isOpen={isOpen} count={count} onClick={onToggle} />
      <span role="status" className="visually-hidden">
        {count > 0 && words.chatNew(count)}
      </span>
    </>
  );
}
