import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { lengthFault } from 'shared-domain/text-length';
import { ErasureWord, erasureFaults } from 'shared-ui/erasure-word';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Consequences } from './consequences';
import { copy } from './copy';
import type { RequestDialogProps } from './request-dialog';
import { REQUEST_REFUSALS, useSendRequest } from './use-privacy-requests';

/**
 * Explains what is deleted and what the law retains, and asks for confirmation before sending the request.
 */
export function ErasureDialog({ onClose, onAsked }: RequestDialogProps) {
  const form = useForm({
    initial: () => ({ message: '', word: '' }),
    faultsOf: (draft) => ({
      message: lengthFault(draft.message, PRIVACY_REQUEST_MAX_LENGTH),
      ...erasureFaults(draft),
    }),
    refusals: REQUEST_REFUSALS,
  });
  const asking = useSendRequest('erasure', onAsked, form.refuse);
  return (
    <FormDialog
      title={copy.ask}
      action={copy.send}
      look={{ variant: 'danger' }}
      isRunning={asking.isRunning}
      form={form}
      onSubmit={({ message }) => asking.run(message.trim())}
      onClose={onClose}
    >
      <Consequences />
      <FormField name="message" label={copy.reason} limit={PRIVACY_REQUEST_MAX_LENGTH} optional>
        <TextArea rows={3} />
      </FormField>
      <ErasureWord />
    </FormDialog>
  );
}
