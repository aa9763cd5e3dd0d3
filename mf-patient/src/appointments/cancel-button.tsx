import { useState } from 'react';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import type { Appointment } from '../parts/appointment';
import { copy } from './copy';
import { useCancel } from './use-cancel';

/** Cancels a consultation after asking once. */
export function CancelButton({ appointment }: { appointment: Appointment }) {
  const { id, professionalName, startsAt, payment } = appointment;
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const cancelling = useCancel(close);
  const day = formatDayMonth(dayOf(startsAt));
  return (
    <>
      <Button
        variant="text"
        size="sm"
        aria-label={copy.cancelLabel(professionalName, day)}
        onClick={() => setAsking(true)}
      >
        {copy.cancel}
      </Button>
      <Dialog
        open={asking}
        title={copy.cancelTitle}
        onClose={close}
        footer={
          <>
            <Button variant="text" onClick={close}>
              {copy.keep}
            </Button>
            <Button variant="danger" loading={cancelling.isRunning} onClick={() => cancelling.run(id)}>
              {copy.confirmCancel}
            </Button>
          </>
        }
      >
        <p>{copy.cancelQuestion(professionalName, `${day}, ${timeOf(startsAt)}`)}</p>
        <p>{payment?.status === 'paid' ? copy.cancelPaid : copy.cancelUnpaid}</p>
      </Dialog>
    </>
  );
}
