import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUnreadOfOne } from 'shared-data/conversations';
import { Control } from '../control';
import { callCopy } from './copy';
import type { RoomFacts } from '../facts';

const words = callCopy;

interface ChatControlProps {
  readonly facts: RoomFacts;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the chat, which gives the focus back; while it is closed, counts and announces what arrives. */
export function ChatControl({ facts: { role, otherId }, isOpen, onToggle }: ChatControlProps) {
  const unread = useUnreadOfOne(role, otherId).data ?? 0;
  const count = isOpen ? 0 : unread;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const lostFocus = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && lostFocus) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <Control
        ref={button}
        label={words.chat}
        icon={MessageCircle}
        isOpen={isOpen}
        count={count}
        onClick={onToggle}
      />
      <span role="status" className="visually-hidden">
        {count > 0 && words.chatNew(count)}
      </span>
    </>
  );
}
