import { CircleAlert, Clock3, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { isRefused, type OutgoingMessage } from 'shared-data/outbox';
import { describeError } from 'shared-domain/errors';
import { timeOf } from 'shared-domain/schedule';
import { Button } from '../button';
import { classNames } from '../class-names';
import { copy } from './copy';
import styles from './message-bubble.module.css';

interface OutgoingBubbleProps {
  readonly message: OutgoingMessage;
  /** Undefined while writing is disabled. */
  readonly onRetry: (() => void) | undefined;
  readonly onDiscard: () => void;
}

/** An own message that is not stored yet. One that is refused says why. */
export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { text, writtenAt, problem } = message;
  const textId = useId();
  const refusal = isRefused(message) && problem !== null ? describeError(problem, 'chat-message') : null;
  const Icon = refusal ? CircleAlert : Clock3;
  return (
    <li className={styles.mine}>
      <div className={classNames(styles.bubble, refusal ? styles.refused : styles.waiting)}>
        <span id={textId}>
          <span className="visually-hidden">{copy.mine}: </span>
          {text}
        </span>
        <span className={styles.fate}>
          <time dateTime={writtenAt}>{timeOf(writtenAt)}</time>
          <Icon aria-hidden="true" />{' '}
          {refusal ? copy.notSent : problem === null ? copy.sending : copy.waiting}
        </span>
      </div>
      {problem !== null && (
        <div className={styles.actions}>
          {refusal && <p role="alert">{refusal.text}</p>}
          {refusal && onRetry && (
            <Button
              variant="text"
              size="sm"
              icon={<RotateCcw aria-hidden="true" />}
              aria-describedby={textId}
              onClick={onRetry}
            >
              {copy.retry}
            </Button>
          )}
          <Button variant="text" size="sm" aria-describedby={textId} onClick={onDiscard}>
            {copy.discard}
          </Button>
        </div>
      )}
    </li>
  );
}
