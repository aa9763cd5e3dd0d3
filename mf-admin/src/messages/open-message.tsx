import { Reply, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonAnchor, ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Allowed } from '../parts/team/allowed';
import { useMay } from '../parts/team/use-team-access';
import { copy } from './copy';
import { MessageBody } from './message-body';
import styles from './messages-page.module.css';
import { useMarkRead, useMessage, type Message } from './use-messages';

interface OpenMessageProps {
  readonly id: string;
  /** It was just selected in the list, which is above it on phones. */
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
      {(message) => message && <MessageDetails message={message} takesFocus={takesFocus} />}
    </RemoteView>
  );
}

function MessageDetails({ message, takesFocus }: { message: Message; takesFocus: boolean }) {
  const { email, subject, text, userId } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  useMarkReadOnce(message);
  return (
    <MessageBody message={message} heading={heading} takesFocus={takesFocus}>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Allowed to="messages.answer">
          <ButtonAnchor
            href={`mailto:${email}?subject=${encodeURIComponent(copy.replySubject(subject))}`}
            icon={<Reply aria-hidden="true" />}
          >
            {copy.reply}
          </ButtonAnchor>
        </Allowed>
        {userId && (
          <Allowed to="people.read">
            <ButtonLink
              variant="outline"
              to={`/admin/users/${userId}`}
              icon={<UserRound aria-hidden="true" />}
            >
              {copy.account}
            </ButtonLink>
          </Allowed>
        )}
      </div>
    </MessageBody>
  );
}

/** Marks an opened unread message, once: a failure is not retried until it is opened again. */
function useMarkReadOnce({ id, isRead }: Message) {
  const { run } = useMarkRead();
  const answers = useMay()('messages.answer');
  const done = useRef(false);
  useEffect(() => {
    if (isRead || !answers || done.current) return;
    done.current = true;
    run(id);
  }, [answers, id, isRead, run]);
}
