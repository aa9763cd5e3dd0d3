import { useRef, useState, type SubmitEvent } from 'react';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { parseRecordingAddress } from 'shared-domain/recording';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Field, TextInput } from 'shared-ui/field';
import { useRefusals } from 'shared-ui/form';
import { copy } from './copy';
import styles from './recordings-card.module.css';
import type { HeldSession } from './use-held-sessions';
import { useRecordingSaving } from './use-recording-saving';

interface RecordingDialogProps {
  readonly open: boolean;
  readonly session: HeldSession;
  readonly onClose: () => void;
}

const words = copy.recordings;

const REFUSED = { recording_invalid: 'address' } as const;

/** Where a professional says where a session's recording is. */
export function RecordingDialog({ open, session, onClose }: RecordingDialogProps) {
  return (
    <Dialog open={open} title={session.recording ? words.change : words.add} onClose={onClose}>
      <RecordingForm session={session} onClose={onClose} />
    </Dialog>
  );
}

/** Begins with the address of now each time the dialog opens. */
function RecordingForm({ session, onClose }: Omit<RecordingDialogProps, 'open'>) {
  const [text, setText] = useState(session.recording ?? '');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(form, REFUSED, 'recording');
  const saving = useRecordingSaving(session, onClose, refusals.take);
  const address = parseRecordingAddress(text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (address === null) input.current?.focus();
    else saving.run(address);
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p>{words.of(session.patientName, formatDayMonth(dayOf(session.startsAt)))}</p>
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
