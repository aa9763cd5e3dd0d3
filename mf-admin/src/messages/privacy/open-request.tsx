import { ShieldCheck, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PRIVACY_ANSWER_DAYS } from 'shared-domain/contact';
import { isWaiting, PRIVACY_REQUEST_LABELS } from 'shared-domain/privacy';
import { addDays, dayOf, formatDayNumeric, formatInstant } from 'shared-domain/schedule';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { Tag } from 'shared-ui/tag';
import styles from '../messages-page.module.css';
import { copy } from './copy';
import { Outcome } from './outcome';
import { RequestActions } from './request-actions';
import { useRequest, type PrivacyRequest } from './use-requests';

interface OpenRequestProps {
  readonly id: string;
  /** It was just picked from the list, which on phones stands above it. */
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
  const { fullName, email, kind, sender, subject, text, status, sentAt } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card as="article" className={styles.open}>
      <div className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {subject}
          </h2>
          <p className={styles.muted}>{formatInstant(sentAt)}</p>
        </div>
        <StatusBadge label={PRIVACY_REQUEST_LABELS[status]} />
      </div>
      <div className={styles.sender}>
        <Avatar name={fullName} />
        <div>
          <strong>{fullName}</strong>
          {email && <p className={styles.muted}>{email}</p>}
        </div>
        <Tag tone="brand" icon={<UserRound aria-hidden="true" />}>
          {copy.senders[sender]}
        </Tag>
      </div>
      {isWaiting(status) ? (
        <>
          <Note icon={<ShieldCheck aria-hidden="true" />}>
            {copy.deadline(formatDayNumeric(addDays(dayOf(sentAt), PRIVACY_ANSWER_DAYS)))}
          </Note>
          <p className={styles.text}>{text || (kind === 'erasure' ? copy.noReason : '')}</p>
          <RequestActions request={request} onDone={() => heading.current?.focus()} />
        </>
      ) : (
        <>
          {text && <p className={styles.text}>{text}</p>}
          <Outcome request={request} />
        </>
      )}
    </Card>
  );
}
