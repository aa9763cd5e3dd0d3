import { TriangleAlert } from 'lucide-react';
import { answerDeadline, isAnswerOverdue, isWaiting, PRIVACY_REQUEST_LABELS } from 'shared-domain/privacy';
import { StatusBadge } from 'shared-ui/status-badge';
import { dayAndMonth } from '../../parts/when';
import { MessageList, type MailboxProps } from '../message-list';
import { copy } from './copy';
import styles from './privacy.module.css';
import { useRequests, type PrivacyRequest } from './use-requests';

/** What people asked about their personal data. */
export function RequestList(props: MailboxProps) {
  return (
    <MessageList
      {...props}
      entries={useRequests(props.search, props.page)}
      stateOf={(request) => <RequestState request={request} />}
    />
  );
}

/** How a request stands, and until when it has to be answered. */
function RequestState({ request: { status, sentAt } }: { request: PrivacyRequest }) {
  return (
    <>
      <StatusBadge label={PRIVACY_REQUEST_LABELS[status]} />
      {isWaiting(status) && <Deadline sentAt={sentAt} />}
    </>
  );
}

function Deadline({ sentAt }: Pick<PrivacyRequest, 'sentAt'>) {
  const day = dayAndMonth(answerDeadline(sentAt));
  if (!isAnswerOverdue(sentAt, new Date())) return copy.due(day);
  return (
    <strong className={styles.overdue}>
      <TriangleAlert aria-hidden="true" />
      {copy.overdue(day)}
    </strong>
  );
}
