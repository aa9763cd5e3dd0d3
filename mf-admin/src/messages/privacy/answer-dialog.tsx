import { Mail } from 'lucide-react';
import { firstName } from 'shared-domain/names';
import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { lengthFault } from 'shared-domain/text-length';
import { Checkbox, TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { unbroken } from 'shared-ui/unbroken';
import { copy } from './copy';
import styles from './privacy.module.css';
import { useAnswer } from './use-request-actions';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import type { PrivacyRequest } from './use-requests';

interface AnswerDialogProps {
  readonly request: PrivacyRequest;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Answer that closes a request. The draft survives closing, a reload and a refusal. */
export function AnswerDialog({ request, onClose, onDone }: AnswerDialogProps) {
  const form = useForm({
    initial: () => ({ text: '', partly: false }),
    faultsOf: ({ text }) => ({
      text: text.trim() ? lengthFault(text, PRIVACY_REQUEST_MAX_LENGTH) : copy.answerMissing,
    }),
    refusals: {
      context: ADMIN_ERRORS['admin-privacy'],
      fields: { answer_required: 'text', text_too_long: 'text' },
    },
    draft: { name: `privacy-answer-${request.id}`, keepOnUnmount: true },
  });
  const answer = useAnswer(() => {
    form.saved();
    onDone();
  }, form.refuse);
  return (
    <FormDialog
      title={copy.answerTitle}
      action={copy.answerSend}
      isRunning={answer.isRunning}
      form={form}
      onSubmit={({ text, partly }) => answer.run({ id: request.id, text: text.trim(), partly })}
      onClose={onClose}
    >
      <FormField name="text" label={copy.answerLabel} limit={PRIVACY_REQUEST_MAX_LENGTH} required>
        <TextArea rows={6} />
      </FormField>
      <Checkbox
        checked={form.values.partly}
        onChange={({ currentTarget }) => form.set({ partly: currentTarget.checked })}
      >
        {copy.partly}
      </Checkbox>
      <p className={styles.hint}>
        <Mail aria-hidden="true" />
        <span>{unbroken(copy.answerHint(firstName(request.fullName)))}</span>
      </p>
    </FormDialog>
  );
}
