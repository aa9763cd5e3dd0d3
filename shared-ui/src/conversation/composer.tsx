import { CircleAlert, LockKeyhole, SendHorizontal } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { Conversation } from 'shared-data/conversation';
import type { Message } from 'shared-data/messages';
import { useSendMessage } from 'shared-data/send-message';
import { MESSAGE_MAX_LENGTH } from 'shared-domain/chat';
import { lengthFault } from 'shared-domain/text-length';
import { Link } from 'shared-portal/router';
import { Button, IconButton } from '../button';
import { Field, TextArea } from '../field';
import { Note } from '../note';
import type { Closed } from './closed';
import styles from './composer.module.css';
import { copy } from './copy';
import { useNoFiles } from './use-no-files';

interface ComposerProps {
  readonly conversation: Conversation;
  /** Why writing is disabled; null: enabled. */
  readonly closed: Closed | null;
  readonly messages: readonly Message[];
}

/** Phones have no Shift+Enter: there, Enter adds a line. */
const isPhone = () => matchMedia('(max-width: 959px) and (pointer: coarse)').matches;

/** Input of the next message. Enter sends, Shift+Enter adds a line; a text that failed to send stays. */
export function Composer({ conversation, closed, messages }: ComposerProps) {
  const { text, setText, send, sending, failure } = useSendMessage(conversation, messages);
  const box = useRef<HTMLTextAreaElement>(null);
  const { wasFile, forget, ...files } = useNoFiles();
  const fault = lengthFault(text, MESSAGE_MAX_LENGTH) ?? (wasFile ? copy.noFiles : null);
  const submit = () => {
    if (lengthFault(text, MESSAGE_MAX_LENGTH) === null) send();
  };
  const retry = () => {
    // The retry button disappears with the error; the focus returns to the text.
    box.current?.focus();
    submit();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone()) return;
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
              onChange={(event) => {
                forget();
                setText(event.target.value);
              }}
              onKeyDown={pressKey}
              {...files}
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
