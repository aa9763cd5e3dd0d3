import { useRef, useState, type SubmitEvent } from 'react';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { parseRecordingAddress } from 'shared-domain/recording';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Field, TextInput } from 'shared-ui/field';
import { useRefusals } from 'shared-ui/form';
import { copy } from './copy';
import styles from './recordings-card.module.css';
import type { CompletedConsultation } from './use-completed-consultations';
import { useRecordingSaving } from './use-recording-saving';

interface RecordingDialogProps {
  readonly open: boolean;
  readonly consultation: CompletedConsultation;
  readonly onClose: () => void;
}

const words = copy.recordings;

const REFUSED = { recording_invalid: 'address' } as const;

/** Where a professional says where a consultation's recording is. */
export function RecordingDialog({ open, consultation, onClose }: RecordingDialogProps) {
  return (
    <Dialog open={open} title={consultation.recording ? words.change : words.add} onClose={onClose}>
      <RecordingForm consultation={consultation} onClose={onClose} />
    </Dialog>
  );
}

/** Begins with the address of now each time the dialog opens. */
function RecordingForm({ consultation, onClose }: Omit<RecordingDialogProps, 'open'>) {
  const [text, setText] = useState(consultation.recording ?? '');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(form, REFUSED, 'recording');
  const saving = useRecordingSaving(consultation, onClose, refusals.take);
  const address = parseRecordingAddress(text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (address === null) input.current?.focus();
    else saving.run(address);
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p>{words.of(consultation.patientName, formatDayMonth(dayOf(consultation.startsAt)))}</p>
      <Field
        label={words.label}
        hint={words.hint}
        required
        error={asked && address === null ? words.invalid : refusals.of('address')}
      >
        <TextInput
          ref={input}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            refusals.forget({ address: true });
          }}
        />
      </Field>
      <div className={styles.foot}>
        <Button variant="text" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={saving.isRunning}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
