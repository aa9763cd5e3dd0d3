import { Reply, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatInstant } from 'shared-domain/schedule';
import { Avatar } from 'shared-ui/avatar';
import { ButtonAnchor } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import styles from './messages-page.module.css';
import { useMarkRead, useMessage, type Message } from './use-messages';

interface OpenMessageProps {
  readonly id: string;
  /** It was just picked from the list, which on phones stands above it. */
  readonly takesFocus: boolean;
}

export function OpenMessage({ id, takesFocus }: OpenMessageProps) {
  return (
    <RemoteView
      query={useMessage(id)}
      card
      skeleton={<SkeletonCard avatar lines={6} foot />}
      failureText={copy.oneFailedText}
      isEmpty={(message) => message === null}
      empty={<EmptyPanel card title={copy.gone} text={copy.goneText} />}
    >
      {(message) => message && <Letter message={message} takesFocus={takesFocus} />}
    </RemoteView>
  );
}

function Letter({ message, takesFocus }: { message: Message; takesFocus: boolean }) {
  const { fullName, email, sender, subject, text, sentAt } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  useReadOnce(message);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const address = `mailto:${email}?subject=${encodeURIComponent(copy.replySubject(subject))}`;
  return (
    <Card as="article" className={styles.open}>
      <div className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {subject}
          </h2>
          <p className={styles.muted}>{formatInstant(sentAt)}</p>
        </div>
        <Tag tone="brand" icon={<UserRound aria-hidden="true" />}>
          {copy.senders[sender]}
        </Tag>
      </div>
      <div className={styles.sender}>
        <Avatar name={fullName} />
        <div>
          <strong>{fullName}</strong>
          <p className={styles.muted}>{email}</p>
        </div>
      </div>
      <p className={styles.text}>{text}</p>
      <ButtonAnchor href={address} icon={<Reply aria-hidden="true" />} className={styles.reply}>
        {copy.reply}
      </ButtonAnchor>
    </Card>
  );
}

/** Opening an unread message marks it, once: a failure is not repeated until it is opened again. */
function useReadOnce({ id, isRead }: Message) {
  const { run } = useMarkRead();
  const done = useRef(false);
  useEffect(() => {
    if (isRead || done.current) return;
    done.current = true;
    run(id);
  }, [id, isRead, run]);
}
