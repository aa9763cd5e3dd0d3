import { Lock } from 'lucide-react';
import { formatBrl, type Cents } from 'shared-domain/money';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayMonth, timeOf, type Instant } from 'shared-domain/schedule';
import { lengthFault } from 'shared-domain/text-length';
import { ABSENCE_TEXT_MAX_LENGTH } from 'shared-domain/text-limits';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import { useReport } from './use-absences';

interface ReportDialogProps {
  readonly consultation: {
    readonly id: string;
    readonly professionalName: string;
    readonly startsAt: Instant;
    readonly price: Cents;
  };
  readonly onClose: () => void;
}

/** Reports that the professional did not come. Render it only while open. */
export function ReportDialog({ consultation, onClose }: ReportDialogProps) {
  const { id, professionalName, startsAt, price } = consultation;
  const name = firstName(professionalName);
  const reporting = useReport(onClose);
  const form = useForm({
    initial: () => ({ message: '' }),
    faultsOf: ({ message }) => ({ message: lengthFault(message, ABSENCE_TEXT_MAX_LENGTH) }),
  });
  return (
    <FormDialog
      title={copy.title(name)}
      action={copy.report}
      isRunning={reporting.isRunning}
      form={form}
      onSubmit={({ message }) => reporting.run({ id, message })}
      onClose={onClose}
    >
      <p>{copy.text(`${formatDayMonth(dayOf(startsAt))}, ${timeOf(startsAt)}`, formatBrl(price))}</p>
      <FormField name="message" label={copy.message} limit={ABSENCE_TEXT_MAX_LENGTH}>
        <TextArea />
      </FormField>
      <Note icon={<Lock aria-hidden="true" />}>{copy.heard(name)}</Note>
    </FormDialog>
  );
}
