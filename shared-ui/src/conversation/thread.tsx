import { ArrowLeft, LockKeyhole } from 'lucide-react';
import type { Conversation } from 'shared-data/conversation';
import { useMarkRead } from 'shared-data/mark-read';
import type { Messages } from 'shared-data/messages';
import { Link } from 'shared-portal/router';
import { Avatar } from '../avatar';
import { Card } from '../card';
import { classNames } from '../class-names';
import { RemoteView } from '../remote-view';
import { SkeletonCard } from '../skeleton';
import { closedReason } from './closed';
import { Composer } from './composer';
import { copy } from './copy';
import { EmergencyNote } from './emergency-note';
import { MessageList } from './message-list';
import styles from './thread.module.css';

interface ThreadProps {
  readonly conversation: Conversation;
  readonly messages: Messages;
  readonly backTo: string;
  readonly pane: boolean;
}

/** The messages and the composer. */
export function Thread({ conversation, messages: query, backTo, pane }: ThreadProps) {
  const { consultationId, side, otherName, otherProfession, otherPhotoUrl } = conversation;
  const messages = query.data ?? [];
  useMarkRead(consultationId, side, messages);
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
      <RemoteView
        query={query}
        className={styles.body}
        skeleton={<SkeletonCard lines={5} bare />}
        failureText={copy.failedText}
      >
        {(list) => (
          <MessageList
            conversation={conversation}
            messages={list}
            onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            loadingOlder={query.isFetchingNextPage}
          />
        )}
      </RemoteView>
      <Composer conversation={conversation} closed={closedReason(conversation)} messages={messages} />
      <EmergencyNote />
    </Card>
  );
}
