import { UserRound } from 'lucide-react';
import { useEffect, type ReactNode, type RefObject } from 'react';
import type { ContactUserType } from 'shared-domain/contact';
import { formatInstant, type Instant } from 'shared-domain/schedule';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import styles from './messages-page.module.css';

interface MessageBodyProps {
  readonly message: {
    readonly subject: string;
    readonly sentAt: Instant;
    readonly fullName: string;
    /** '' once the user is erased. */
    readonly email: string;
    readonly sender: ContactUserType;
  };
  /** Status label. */
  readonly status?: ReactNode;
  /** Ref of the subject, focused when the message was selected in the list, which is above it on phones. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A message with sender and date. */
export function MessageBody({ message, status, heading, takesFocus, children }: MessageBodyProps) {
  const { subject, sentAt, fullName, email, sender } = message;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [heading, takesFocus]);
  return (
    <Card as="article" aria-label={subject} className={styles.open}>
      <div className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {subject}
          </h2>
          <p className={styles.muted}>{formatInstant(sentAt)}</p>
        </div>
        {status}
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
      {children}
    </Card>
  );
}
