import { CircleAlert, LockKeyhole, SendHorizontal } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { MESSAGE_MAX_LENGTH } from 'shared-domain/chat';
import { lengthFault } from 'shared-domain/text-length';
import { Link } from 'shared-portal/router';
import { Button, IconButton } from 'shared-ui/button';
import { Field, TextArea } from 'shared-ui/field';
import { Note } from 'shared-ui/note';
import styles from './composer.module.css';
import type { Closed, Conversation, Message } from './conversation';
import { copy } from './copy';
import { useSendMessage } from './use-send-message';

interface ComposerProps {
  readonly conversation: Conversation;
  /** Why writing is disabled; null: enabled. */
  readonly closed: Closed | null;
  readonly messages: readonly Message[];
}

/** Input of the next message. Enter sends, Shift+Enter adds a line; a text that failed to send stays. */
export function Composer({ conversation, closed, messages }: ComposerProps) {
  const { text, setText, send, sending, failure } = useSendMessage(conversation, messages);
  const box = useRef<HTMLTextAreaElement>(null);
  const fault = lengthFault(text, MESSAGE_MAX_LENGTH);
  const submit = () => {
    if (fault === null) send();
  };
  const retry = () => {
    // The retry button disappears with the error; the focus returns to the text.
    box.current?.focus();
    submit();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles.foot}>
      {failure && (
        <Note
          role="alert"
          tone="warm"
          icon={<CircleAlert aria-hidden="true" />}
          title={failure.title}
          action={
            !closed && (
              <Button variant="outline" size="sm" loading={sending} onClick={retry}>
                {copy.retry}
              </Button>
            )
          }
        >
          {failure.text}
        </Note>
      )}
      {closed && (
        <Note icon={<LockKeyhole aria-hidden="true" />}>
          {closed.text} {closed.more && <Link to={closed.more.to}>{closed.more.label}</Link>}
        </Note>
      )}
      {(!closed || text) && (
        <form
          className={styles.composer}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field
            label={<span className="visually-hidden">{copy.label}</span>}
            error={fault}
            className={styles.field}
          >
            <TextArea
              ref={box}
              rows={1}
              className={styles.text}
              placeholder={copy.placeholder}
              value={text}
              readOnly={closed !== null}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={pressKey}
            />
          </Field>
          {!closed && (
            <IconButton
              type="submit"
              variant="primary"
              className={styles.send}
              label={copy.send}
              loading={sending}
              icon={<SendHorizontal aria-hidden="true" />}
            />
          )}
        </form>
      )}
    </div>
  );
}
