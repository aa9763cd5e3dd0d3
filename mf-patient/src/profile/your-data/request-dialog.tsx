import { useId, useRef, useState, type SubmitEvent } from 'react';
import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Field, TextArea } from 'shared-ui/field';
import { copy } from './copy';
import { useAsk } from './use-privacy-requests';
import styles from './your-data.module.css';

interface RequestDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Any right over personal data that no button gives, in the person's own words (LGPD, article 18). */
export function RequestDialog({ open, onClose, onAsked }: RequestDialogProps) {
  const formId = useId();
  const asking = useAsk('other', onAsked);
  const close = () => {
    if (!asking.isRunning) onClose();
  };
  return (
    <Dialog
      open={open}
      title={copy.otherTitle}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {copy.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={asking.isRunning}>
            {copy.send}
          </Button>
        </>
      }
    >
      <Form id={formId} onSend={asking.run} />
    </Dialog>
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
