import { LockKeyhole, SendHorizontal, WifiOff } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Conversation } from 'shared-data/conversation';
import { isRefused, type OutgoingMessage } from 'shared-data/outbox';
import { useSendMessage } from 'shared-data/send-message';
import { MESSAGE_MAX_LENGTH } from 'shared-domain/chat';
import { describeError } from 'shared-domain/errors';
import { lengthFault } from 'shared-domain/text-length';
import { ButtonLink, IconButton } from '../button';
import { Field, TextArea } from '../field';
import { Note } from '../note';
import type { Closed } from './closed';
import styles from './composer.module.css';
import { copy } from './copy';
import { useNoFiles } from './use-no-files';

interface ComposerProps {
  /** The input. */
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly conversation: Conversation;
  /** Why writing is disabled; null: enabled. */
  readonly closed: Closed | null;
  /** What is not sent yet. */
  readonly outgoing: readonly OutgoingMessage[];
}

/** Phones have no Shift+Enter: there, Enter adds a line. */
const isPhone = () => matchMedia('(max-width: 959px) and (pointer: coarse)').matches;

/** Input of the next message. Enter sends, also with Ctrl or Cmd; Shift+Enter adds a line. */
export function Composer({ ref, conversation, closed, outgoing }: ComposerProps) {
  const { text, setText, send } = useSendMessage(conversation);
  const { wasFile, forget, ...files } = useNoFiles();
  const fault = lengthFault(text, MESSAGE_MAX_LENGTH) ?? (wasFile ? copy.noFiles : null);
  const submit = () => {
    if (lengthFault(text, MESSAGE_MAX_LENGTH) === null) send();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (isPhone() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles.foot}>
      <Waiting outgoing={outgoing} />
      {closed && (
        <Note
          icon={<LockKeyhole aria-hidden="true" />}
          action={
            closed.way && (
              <ButtonLink variant="outline" size="sm" to={closed.way.to}>
                {closed.way.label}
              </ButtonLink>
            )
          }
        >
          {closed.text}
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
              ref={ref}
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
              icon={<SendHorizontal aria-hidden="true" />}
            />
          )}
        </form>
      )}
    </div>
  );
}

/** Why own messages are not sent yet; the region is there before its words, so that they are announced. */
function Waiting({ outgoing }: Pick<ComposerProps, 'outgoing'>) {
  const problem = outgoing.find((message) => message.problem !== null && !isRefused(message))?.problem;
  return (
    <p role="status" className={styles.waiting}>
      {problem && (
        <>
          <WifiOff aria-hidden="true" /> {describeError(problem, 'chat-message').text}
        </>
      )}
    </p>
  );
}
