import { useState } from 'react';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { ErasureForm } from 'shared-ui/erasure-form';
import { Field, TextArea } from 'shared-ui/field';
import { Consequences } from './consequences';
import { copy } from './copy';
import type { AskDialogProps } from './request-dialog';
import { useAsk } from './use-privacy-requests';

/** Says what goes and what the law keeps, and asks once more before the request is sent. */
export function ErasureDialog({ open, onClose, onAsked }: AskDialogProps) {
  const asking = useAsk('erasure', onAsked);
  return (
    <ConfirmDialog
      open={open}
      title={copy.ask}
      cancel={copy.cancel}
      action={copy.send}
      look={{ variant: 'danger' }}
      isRunning={asking.isRunning}
      onClose={onClose}
    >
      {(formId) => <Form id={formId} onSend={asking.run} />}
    </ConfirmDialog>
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
