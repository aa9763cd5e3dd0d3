import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Composer } from './composer';
import { closedReason, type Conversation } from './conversation';
import type { Side } from './conversation-side';
import { copy } from './copy';
import { MessageList } from './message-list';
import styles from './thread.module.css';
import { useMarkRead } from './use-mark-read';
import type { Messages } from './use-messages';

const HOME: Record<Side, string> = {
  patient: '/patient/appointments',
  professional: '/professional/dashboard',
};

interface ThreadProps {
  readonly conversation: Conversation;
  readonly messages: Messages;
}

/** The messages and the composer. */
export function Thread({ conversation, messages: query }: ThreadProps) {
  const { consultationId, side, otherName, otherRole, otherPhotoUrl } = conversation;
  const messages = query.data ?? [];
  useMarkRead(consultationId, side, messages);
  return (
    <Card className={styles.thread}>
      <div className={styles.head}>
        <Link to={HOME[side]} className={styles.back} aria-label={copy.back}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <Avatar name={otherName} src={otherPhotoUrl} size="sm" />
        <div>
          <h1 tabIndex={-1}>{otherName}</h1>
          <p>{otherRole}</p>
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
    </Card>
  );
}
