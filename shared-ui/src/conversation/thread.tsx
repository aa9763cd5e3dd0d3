import { ArrowLeft, LockKeyhole } from 'lucide-react';
import type { Conversation } from 'shared-data/conversation';
import type { Messages } from 'shared-data/messages';
import { Link } from 'shared-portal/router';
import { Avatar } from '../avatar';
import { Card } from '../card';
import { classNames } from '../class-names';
import { copy } from './copy';
import { EmergencyNote } from './emergency-note';
import { ThreadBody } from './thread-body';
import styles from './thread.module.css';

interface ThreadProps {
  readonly conversation: Conversation;
  readonly messages: Messages;
  readonly backTo: string;
  readonly pane: boolean;
}

/** The other participant, the messages and the composer. */
export function Thread({ conversation, messages, backTo, pane }: ThreadProps) {
  const { side, otherName, otherProfession, otherPhotoUrl } = conversation;
  return (
    <Card className={classNames(styles.thread, pane && styles.pane)}>
      <div className={styles.head}>
        <Link to={backTo} className={styles.back} aria-label={copy.back}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <Avatar name={otherName} src={otherPhotoUrl} size="sm" />
        <div>
          <h1 tabIndex={-1}>{otherName}</h1>
          <p>{side === 'patient' ? otherProfession : copy.patient}</p>
        </div>
      </div>
      <p className={styles.secure}>
        <LockKeyhole aria-hidden="true" />
        {copy.secure}
      </p>
      <ThreadBody conversation={conversation} messages={messages} fills={pane} />
      <EmergencyNote />
    </Card>
  );
}
