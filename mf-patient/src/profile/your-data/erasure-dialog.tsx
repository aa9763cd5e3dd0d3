import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { ErasureForm } from 'shared-ui/erasure-form';
import { Field, TextArea } from 'shared-ui/field';
import { useId, useState } from 'react';
import { Consequences } from './consequences';
import { copy } from './copy';
import { useAsk } from './use-privacy-requests';

interface ErasureDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Says what goes and what the law keeps, and asks once more before the request is sent. */
export function ErasureDialog({ open, onClose, onAsked }: ErasureDialogProps) {
  const formId = useId();
  const asking = useAsk('erasure', onAsked);
  const close = () => {
    if (!asking.isRunning) onClose();
  };
  return (
    <Dialog
      open={open}
      title={copy.ask}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {copy.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={asking.isRunning}>
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
function Form({ id, onSend }: { id: string; onSend: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <ErasureForm id={id} onConfirm={() => onSend(reason.trim())}>
      <Consequences />
      <Field label={copy.reason} optional>
        <TextArea
          maxLength={2000}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ErasureForm>
  );
}
