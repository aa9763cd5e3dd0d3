import { useState } from 'react';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { copy } from './copy';
import { useCancel } from './use-cancel';

/** Cancels a consultation after a confirmation. */
export function CancelButton({ consultation }: { consultation: UpcomingConsultation }) {
  const { id, professionalName, startsAt, payment } = consultation;
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
      <ConfirmDialog
        open={asking}
        title={copy.cancelTitle}
        cancel={copy.keep}
        action={copy.confirmCancel}
        look={{ variant: 'danger' }}
        isRunning={cancelling.isRunning}
        onConfirm={() => cancelling.run(id)}
        onClose={close}
      >
        <p>{copy.cancelQuestion(professionalName, `${day}, ${timeOf(startsAt)}`)}</p>
        <p>{payment?.status === 'paid' ? copy.cancelPaid : copy.cancelUnpaid}</p>
      </ConfirmDialog>
    </>
  );
}
