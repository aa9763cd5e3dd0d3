import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { answerDeadline, isAnswerOverdue, isWaiting, PRIVACY_REQUEST_LABELS } from 'shared-domain/privacy';
import { formatDayNumeric } from 'shared-domain/schedule';
import { Note } from 'shared-ui/note';
import { useFocusLater } from 'shared-ui/focus-later';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { useServerClock } from 'shared-data/server-clock';
import { SkeletonCard } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { MessageBody } from '../message-body';
import styles from '../messages-page.module.css';
import { copy } from './copy';
import { Outcome } from './outcome';
import { RequestActions } from './request-actions';
import { useRequest, type PrivacyRequest } from './use-requests';

interface OpenRequestProps {
  readonly id: string;
  /** It was just selected in the list, which is above it on phones. */
  readonly takesFocus: boolean;
}

export function OpenRequest({ id, takesFocus }: OpenRequestProps) {
  return (
    <RemoteView
      query={useRequest(id)}
      card
      skeleton={<SkeletonCard avatar lines={6} foot />}
      failureText={copy.failedText}
      isEmpty={(request) => request === null}
      empty={<EmptyPanel card title={copy.gone} text={copy.goneText} />}
    >
      {(request) => request && <Request request={request} takesFocus={takesFocus} />}
    </RemoteView>
  );
}

function Request({ request, takesFocus }: { request: PrivacyRequest; takesFocus: boolean }) {
  const { kind, text, status, sentAt } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = useFocusLater(heading);
  return (
    <MessageBody
      message={request}
      status={<StatusBadge label={PRIVACY_REQUEST_LABELS[status]} />}
      heading={heading}
      takesFocus={takesFocus}
    >
      {isWaiting(status) ? (
        <>
          <Deadline sentAt={sentAt} />
          <p className={styles.text}>{text || (kind === 'erasure' ? copy.noReason : '')}</p>
          <RequestActions request={request} onDone={toHeading} />
        </>
      ) : (
        <>
          {text && <p className={styles.text}>{text}</p>}
          <Outcome request={request} />
        </>
      )}
    </MessageBody>
  );
}

function Deadline({ sentAt }: Pick<PrivacyRequest, 'sentAt'>) {
  const day = formatDayNumeric(answerDeadline(sentAt));
  return isAnswerOverdue(sentAt, useServerClock().now()) ? (
    <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
      {copy.missed(day)}
    </Note>
  ) : (
    <Note icon={<ShieldCheck aria-hidden="true" />}>{copy.deadline(day)}</Note>
  );
}
