import { useState } from 'react';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { copy } from './copy';
import type { HeldSession } from './use-held-sessions';
import { useRecordingRemoval } from './use-recording-removal';

const words = copy.recordings;

/** Takes a recording's address away after asking once. */
export function RemoveRecordingButton({ session }: { readonly session: HeldSession }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const removal = useRecordingRemoval(session, close);
  const day = formatDayMonth(dayOf(session.startsAt));
  return (
    <>
      <Button
        variant="text"
        aria-label={words.ofSession(words.remove, session.patientName, day)}
        onClick={() => setAsking(true)}
      >
        {words.removeShort}
      </Button>
      <Dialog
        open={asking}
        title={words.removeTitle}
        onClose={close}
        footer={
          <>
            <Button variant="text" onClick={close}>
              {words.keep}
            </Button>
            <Button variant="danger" loading={removal.isRunning} onClick={() => removal.run()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>
          {words.of(session.patientName, day)} {words.removeText}
        </p>
      </Dialog>
    </>
  );
}
