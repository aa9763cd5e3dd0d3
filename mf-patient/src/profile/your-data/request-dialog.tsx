import { useRef, useState, type SubmitEvent } from 'react';
import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Field, TextArea } from 'shared-ui/field';
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
      {(formId) => <Form id={formId} onSend={asking.run} />}
    </ConfirmDialog>
  );
}

/** In the dialog, so that it begins empty each time that opens. */
function Form({ id, onSend }: { id: string; onSend: (message: string) => void }) {
  const [message, setMessage] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const isMissing = message.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) input.current?.focus();
    else onSend(message.trim());
  };
  return (
    <form id={id} noValidate className={styles.form} onSubmit={submit}>
      <p>{copy.otherIntro}</p>
      <Field label={copy.message} required error={asked && isMissing ? copy.messageMissing : null}>
        <TextArea
          ref={input}
          maxLength={PRIVACY_REQUEST_MAX_LENGTH}
          rows={5}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
    </form>
  );
}
