import { useState, type RefObject } from 'react';
import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { ErasureForm } from 'shared-ui/erasure-form';
import { Field, TextArea } from 'shared-ui/field';
import type { Refusals } from 'shared-ui/form';
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
      {(formId) => <Form id={formId} form={asking.form} refusals={asking.refusals} onSend={asking.run} />}
    </ConfirmDialog>
  );
}

interface FormProps {
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly refusals: Refusals<'message'>;
  readonly onSend: (reason: string) => void;
}

/** In the dialog, so that it is empty each time the dialog opens. */
function Form({ id, form, refusals, onSend }: FormProps) {
  const [reason, setReason] = useState('');
  return (
    <ErasureForm id={id} form={form} onConfirm={() => onSend(reason.trim())}>
      <Consequences />
      <Field label={copy.reason} optional error={refusals.of('message')}>
        <TextArea
          maxLength={PRIVACY_REQUEST_MAX_LENGTH}
          rows={3}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            refusals.forget({ message: true });
          }}
        />
      </Field>
    </ErasureForm>
  );
}
