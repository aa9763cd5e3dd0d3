import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import { lengthFault } from 'shared-domain/text-length';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { copy } from './copy';
import { REQUEST_REFUSALS, useSendRequest } from './use-privacy-requests';

/** Props of a dialog that sends a request to the team. */
export interface RequestDialogProps {
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Free-text request for any data right without its own button (LGPD, article 18). */
export function RequestDialog({ onClose, onAsked }: RequestDialogProps) {
  const form = useForm({
    initial: () => ({ message: '' }),
    faultsOf: ({ message }) => ({
      message: message.trim() ? lengthFault(message, PRIVACY_REQUEST_MAX_LENGTH) : copy.messageMissing,
    }),
    refusals: REQUEST_REFUSALS,
    draft: { name: 'privacy-request', keepOnUnmount: true },
  });
  const asking = useSendRequest(
    'other',
    () => {
      form.saved();
      onAsked();
    },
    form.refuse,
  );
  return (
    <FormDialog
      title={copy.otherTitle}
      action={copy.send}
      isRunning={asking.isRunning}
      form={form}
      onSubmit={({ message }) => asking.run(message.trim())}
      onClose={onClose}
    >
      <p>{copy.otherIntro}</p>
      <FormField name="message" label={copy.message} limit={PRIVACY_REQUEST_MAX_LENGTH} required>
        <TextArea rows={5} />
      </FormField>
    </FormDialog>
  );
}
