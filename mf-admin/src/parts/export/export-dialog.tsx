import { lengthFault } from 'shared-domain/text-length';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { copy } from './copy';

const MAX_LENGTH = 500;

interface ExportDialogProps {
  readonly title: string;
  /** What the file contains. */
  readonly text: string;
  readonly onExport: (purpose: string) => void;
  readonly onClose: () => void;
}

/** Asks what a file is for, which the log keeps. */
export function ExportDialog({ title, text, onExport, onClose }: ExportDialogProps) {
  const form = useForm({
    initial: () => ({ purpose: '' }),
    faultsOf: ({ purpose }) => ({
      purpose: purpose.trim().length < 3 ? copy.purposeMissing : lengthFault(purpose, MAX_LENGTH),
    }),
  });
  return (
    <FormDialog
      title={title}
      action={copy.go}
      isRunning={false}
      form={form}
      onSubmit={({ purpose }) => {
        onExport(purpose.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <FormField name="purpose" label={copy.purpose} hint={copy.purposeHint} limit={MAX_LENGTH} required>
        <TextArea rows={3} />
      </FormField>
    </FormDialog>
  );
}
