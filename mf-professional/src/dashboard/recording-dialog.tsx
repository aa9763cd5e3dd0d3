import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { recordingAddressFault } from 'shared-domain/recording';
import { useOwnZone } from 'shared-data/own-zone';
import { TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { copy } from './copy';
import type { CompletedConsultation } from './use-completed-consultations';
import { useRecordingSaving } from './use-recording-saving';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';

interface RecordingDialogProps {
  readonly consultation: CompletedConsultation;
  readonly onClose: () => void;
}

const words = copy.recordings;

/** Dialog to set the URL of a consultation's recording. */
export function RecordingDialog({ consultation, onClose }: RecordingDialogProps) {
  const form = useForm({
    initial: () => ({ address: consultation.recording ?? '' }),
    faultsOf: ({ address }) => ({ address: faultOf(address) }),
    refusals: { context: PROFESSIONAL_ERRORS.recording, fields: { recording_invalid: 'address' } },
    draft: {
      name: `recording-${consultation.id}`,
      version: consultation.recording ?? '',
      keepOnUnmount: true,
    },
  });
  const { zone } = useOwnZone();
  const saving = useRecordingSaving(
    consultation,
    () => {
      form.saved();
      onClose();
    },
    form.refuse,
  );
  return (
    <FormDialog
      title={consultation.recording ? words.change : words.add}
      action={words.save}
      isRunning={saving.isRunning}
      form={form}
      onSubmit={({ address }) => saving.run(address.trim())}
      onClose={onClose}
    >
      <p>{words.of(consultation.patientName, formatDayMonth(dayOf(consultation.startsAt, zone)))}</p>
      <FormField name="address" label={words.label} hint={words.hint} required>
        <TextInput type="url" inputMode="url" autoComplete="off" placeholder="https://" />
      </FormField>
    </FormDialog>
  );
}

function faultOf(address: string): string | null {
  const fault = recordingAddressFault(address);
  return fault && words.faults[fault];
}
