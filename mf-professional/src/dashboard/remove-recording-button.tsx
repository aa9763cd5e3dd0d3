import { useState } from 'react';
import { useOwnZone } from 'shared-data/own-zone';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './copy';
import type { CompletedConsultation } from './use-completed-consultations';
import { useRecordingRemoval } from './use-recording-removal';

const words = copy.recordings;

/** Removes a recording's URL after a confirmation. */
export function RemoveRecordingButton({ consultation }: { readonly consultation: CompletedConsultation }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const removal = useRecordingRemoval(consultation, close);
  const { zone } = useOwnZone();
  const day = formatDayMonth(dayOf(consultation.startsAt, zone));
  return (
    <>
      <Button
        variant="text"
        aria-label={words.ofConsultation(words.remove, consultation.patientName, day)}
        onClick={() => setAsking(true)}
      >
        {words.removeShort}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.removeTitle}
        action={words.remove}
        look={{ variant: 'danger' }}
        isRunning={removal.isRunning}
        onConfirm={removal.run}
        onClose={close}
      >
        <p>
          {words.of(consultation.patientName, day)} {words.removeText}
        </p>
      </ConfirmDialog>
    </>
  );
}
