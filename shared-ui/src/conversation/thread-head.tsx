import { ArrowLeft } from 'lucide-react';
import type { Conversation } from 'shared-data/conversation';
import { Link } from 'shared-portal/router';
import { Avatar } from '../avatar';
import { classNames } from '../class-names';
import { copy } from './copy';
import { NextConsultation } from './next-consultation';
import styles from './thread-head.module.css';

interface ThreadHeadProps {
  readonly conversation: Conversation;
  readonly backTo: string;
  /** Beside a list of conversations: the next consultation is shown here, and wide screens need no way back. */
  readonly pane: boolean;
}

/** Who the other participant is, and when the two meet next. */
export function ThreadHead({ conversation, backTo, pane }: ThreadHeadProps) {
  const { side, otherName, otherProfession, otherPhotoUrl } = conversation;
  return (
    <div className={classNames(styles.head, pane && styles.pane)}>
      <Link to={backTo} className={styles.back} aria-label={copy.back}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <Avatar name={otherName} src={otherPhotoUrl} size="sm" />
      <div className={styles.facts}>
        <div className={styles.who}>
          <h1 tabIndex={-1}>{otherName}</h1>
          <p>{side === 'patient' ? otherProfession : copy.patient}</p>
        </div>
        {pane && <NextConsultation conversation={conversation} />}
      </div>
    </div>
  );
}
