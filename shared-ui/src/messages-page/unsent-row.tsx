import { CircleAlert } from 'lucide-react';
import { useConversation } from 'shared-data/conversation';
import type { Side } from 'shared-data/conversations';
import type { OutgoingMessage } from 'shared-data/outbox';
import { Link } from 'shared-portal/router';
import { Avatar } from '../avatar';
import { copy } from './copy';
import styles from './conversation-row.module.css';

interface UnsentRowProps {
  readonly message: OutgoingMessage;
  readonly side: Side;
  readonly to: string;
  readonly isOpen: boolean;
}

/** A conversation whose first message was refused, so that the list does not have it. */
export function UnsentRow({ message: { consultationId, text }, side, to, isOpen }: UnsentRowProps) {
  const conversation = useConversation(consultationId).data;
  if (conversation?.side !== side) return null;
  return (
    <li>
      <Link to={to} className={styles.row} aria-current={isOpen ? 'true' : undefined}>
        <Avatar name={conversation.otherName} src={conversation.otherPhotoUrl} />
        <span className={styles.facts}>
          <span className={styles.text}>
            <b>{conversation.otherName}</b>
            <span>
              {copy.mine}
              {text}
            </span>
          </span>
          <span className={styles.when}>
            <span className={styles.refused}>
              <CircleAlert aria-hidden="true" /> {copy.notSent}
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
