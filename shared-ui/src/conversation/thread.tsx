import { LockKeyhole } from 'lucide-react';
import type { Conversation } from 'shared-data/conversation';
import type { Messages } from 'shared-data/messages';
import { Card } from '../card';
import { classNames } from '../class-names';
import { copy } from './copy';
import { EmergencyNote } from './emergency-note';
import { ThreadBody } from './thread-body';
import { ThreadHead } from './thread-head';
import styles from './thread.module.css';

interface ThreadProps {
  readonly conversation: Conversation;
  readonly messages: Messages;
  readonly backTo: string;
  readonly pane: boolean;
}

/** The other participant, the messages and the composer. */
export function Thread({ conversation, messages, backTo, pane }: ThreadProps) {
  return (
    <Card className={classNames(styles.thread, pane && styles.pane)}>
      <ThreadHead conversation={conversation} backTo={backTo} pane={pane} />
      <p className={styles.secure} data-secure="">
        <LockKeyhole aria-hidden="true" />
        {copy.secure}
      </p>
      <ThreadBody conversation={conversation} messages={messages} fills={pane} />
      <EmergencyNote />
    </Card>
  );
}
