import { TriangleAlert } from 'lucide-react';
import { answerDeadline, isAnswerOverdue, isWaiting, PRIVACY_REQUEST_LABELS } from 'shared-domain/privacy';
import type { Instant } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { StatusBadge } from 'shared-ui/status-badge';
import { dayAndMonth } from '../../parts/relative-time';
import { MessageList, type MailboxProps } from '../message-list';
import { copy } from './copy';
import styles from './privacy.module.css';
import { useRequests, type PrivacyRequest } from './use-requests';

/** Requests about personal data. */
export function RequestList(props: MailboxProps) {
  const now = useServerClock().now();
  return (
    <MessageList
      {...props}
      entries={useRequests(props.search, props.page)}
      stateOf={(request) => <RequestState request={request} now={now} />}
    />
  );
}

interface RequestStateProps {
  readonly request: PrivacyRequest;
  readonly now: Date;
}

/** Status and deadline of a request. */
function RequestState({ request: { status, sentAt }, now }: RequestStateProps) {
  return (
    <>
      <StatusBadge label={PRIVACY_REQUEST_LABELS[status]} />
      {isWaiting(status) && <Deadline sentAt={sentAt} now={now} />}
    </>
  );
}

function Deadline({ sentAt, now }: { sentAt: Instant; now: Date }) {
  const day = dayAndMonth(answerDeadline(sentAt));
  if (!isAnswerOverdue(sentAt, now)) return copy.due(day);
  return (
    <strong className={styles.overdue}>
      <TriangleAlert aria-hidden="true" />
      {copy.overdue(day)}
    </strong>
  );
}
