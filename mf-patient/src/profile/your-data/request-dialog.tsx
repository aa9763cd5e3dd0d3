import { useState, type RefObject, type SubmitEvent } from 'react';
import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Field, TextArea } from 'shared-ui/field';
import { focusFirstFault, type Refusals } from 'shared-ui/form';
import { copy } from './copy';
import { useAsk } from './use-privacy-requests';
import styles from './your-data.module.css';

/** Of a dialog that asks the team for something. */
export interface AskDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Any right over personal data that no button gives, in the person's own words (LGPD, article 18). */
export function RequestDialog({ open, onClose, onAsked }: AskDialogProps) {
  const asking = useAsk('other', onAsked);
  return (
    <ConfirmDialog
      open={open}
      title={copy.otherTitle}
      cancel={copy.cancel}
      action={copy.send}
      isRunning={asking.isRunning}
      onClose={onClose}
    >
      {(formId) => <Form id={formId} form={asking.form} refusals={asking.refusals} onSend={asking.run} />}
    </ConfirmDialog>
  );
}

interface FormProps {
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly refusals: Refusals<'message'>;
  readonly onSend: (message: string) => void;
}

/** In the dialog, so that it is empty each time the dialog opens. */
function Form({ id, form, refusals, onSend }: FormProps) {
  const [message, setMessage] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = message.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) focusFirstFault(form);
    else onSend(message.trim());
  };
  return (
    <form ref={form} id={id} noValidate className={styles.form} onSubmit={submit}>
      <p>{copy.otherIntro}</p>
      <Field
        label={copy.message}
        required
        error={asked && isMissing ? copy.messageMissing : refusals.of('message')}
      >
        <TextArea
          maxLength={PRIVACY_REQUEST_MAX_LENGTH}
          rows={5}
          value={message}
          onChange={(event) => {
            setMessage(event.target.value);
            refusals.forget({ message: true });
          }}
        />
      </Field>
    </form>
  );
}
