import { Mail } from 'lucide-react';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { firstName } from 'shared-domain/names';
import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { forgetInTab } from 'shared-portal/browser-storage';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Checkbox, Field, TextArea } from 'shared-ui/field';
import { focusFirstFault, type Refusals } from 'shared-ui/form';
import { useKeptDraft } from 'shared-data/kept-draft';
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

/** Words that close a request. What was typed outlives closing, a reload and a refusal. */
export function AnswerDialog({ request, open, onClose, onDone }: AnswerDialogProps) {
  const draft = `privacy-answer-${request.id}`;
  const answer = useAnswer(() => {
    forgetInTab(draft);
    onDone();
  });
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
          draft={draft}
          name={request.fullName}
          form={answer.form}
          refusals={answer.refusals}
          onSend={(words) => answer.run({ id: request.id, ...words })}
        />
      )}
    </ConfirmDialog>
  );
}

interface AnswerFormProps {
  readonly id: string;
  /** The name under which the tab keeps the answer. */
  readonly draft: string;
  readonly name: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly refusals: Refusals<'text'>;
  readonly onSend: (answer: Omit<Answer, 'id'>) => void;
}

function AnswerForm({ id, draft, name, form, refusals, onSend }: AnswerFormProps) {
  const kept = useKeptDraft(draft, () => ({ text: '', partly: false }), { outlivesScreen: true });
  const { text, partly } = kept.draft;
  const write = (change: Partial<typeof kept.draft>) => kept.setDraft((before) => ({ ...before, ...change }));
  const [asked, setAsked] = useState(false);
  const isMissing = text.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) focusFirstFault(form);
    else onSend({ text: text.trim(), partly });
  };
  return (
    <form ref={form} id={id} noValidate className={styles.form} onSubmit={submit}>
      <Field
        label={copy.answerLabel}
        required
        error={asked && isMissing ? copy.answerMissing : refusals.of('text')}
      >
        <TextArea
          rows={6}
          maxLength={PRIVACY_REQUEST_MAX_LENGTH}
          value={text}
          onChange={(event) => {
            write({ text: event.target.value });
            refusals.forget({ text: true });
          }}
        />
      </Field>
      <Checkbox checked={partly} onChange={(event) => write({ partly: event.target.checked })}>
        {copy.partly}
      </Checkbox>
      <p className={styles.hint}>
        <Mail aria-hidden="true" />
        <span>{copy.answerHint(firstName(name))}</span>
      </p>
    </form>
  );
}
