import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { IconButton } from 'shared-ui/button';
import { ConversationPanel } from 'shared-ui/conversation';
import { callCopy } from './copy';
import type { RoomFacts } from '../facts';
import styles from './chat-panel.module.css';

interface ChatPanelProps {
  readonly facts: RoomFacts;
  readonly ref: Ref<HTMLElement>;
  readonly onClose: () => void;
}

/** The normal conversation of the two, beside the pictures or below them. */
export function ChatPanel({ facts, ref, onClose }: ChatPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section ref={ref} className={styles.panel} aria-label={callCopy.chat} onKeyDown={pressKey}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {callCopy.chat}
        </h2>
        <IconButton label={callCopy.closeChat} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <ConversationPanel id={facts.consultationId} />
    </section>
  );
}
