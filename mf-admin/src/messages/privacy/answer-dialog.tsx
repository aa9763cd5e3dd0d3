import { Mail } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { firstName } from 'shared-domain/names';
import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Checkbox, Field, TextArea } from 'shared-ui/field';
import { copy } from './copy';
import styles from './privacy.module.css';
import { useAnswer, type Answer } from './use-request-actions';
import type { PrivacyRequest } from './use-requests';

interface AnswerDialogProps {
  readonly request: PrivacyRequest;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Words that close a request. What was typed stays when sending fails. */
export function AnswerDialog({ request, open, onClose, onDone }: AnswerDialogProps) {
  const answer = useAnswer(onDone);
  return (
    <ConfirmDialog
      open={open}
      title={copy.answerTitle}
      cancel={copy.cancel}
      action={copy.answerSend}
      isRunning={answer.isRunning}
      onClose={onClose}
    >
      {(formId) => (
        <AnswerForm
          id={formId}
          name={request.fullName}
          onSend={(words) => answer.run({ id: request.id, ...words })}
        />
      )}
    </ConfirmDialog>
  );
}

interface AnswerFormProps {
  readonly id: string;
  readonly name: string;
  readonly onSend: (answer: Omit<Answer, 'id'>) => void;
}

function AnswerForm({ id, name, onSend }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [partly, setPartly] = useState(false);
  const [asked, setAsked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isMissing = text.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) area.current?.focus();
    else onSend({ text: text.trim(), partly });
  };
  return (
    <form id={id} noValidate className={styles.form} onSubmit={submit}>
      <Field label={copy.answerLabel} required error={asked && isMissing ? copy.answerMissing : null}>
        <TextArea
          ref={area}
          rows={6}
          maxLength={PRIVACY_REQUEST_MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Checkbox checked={partly} onChange={(event) => setPartly(event.target.checked)}>
        {copy.partly}
      </Checkbox>
      <p className={styles.hint}>
        <Mail aria-hidden="true" />
        <span>{copy.answerHint(firstName(name))}</span>
      </p>
    </form>
  );
}
