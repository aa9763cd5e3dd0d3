import { Clock3, MessageCircle, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { mayCancel } from 'shared-domain/consultation';
import { formatBrl } from 'shared-domain/money';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { Link } from 'shared-portal/router';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Note } from 'shared-ui/note';
import { leftOf, type UpcomingConsultation } from '../parts/upcoming-consultation';
import { useCancel } from '../parts/use-cancel';
import { cancellationOf, type Cancellation } from './cancellation';
import styles from './cancel-dialog.module.css';
import { copy } from './copy';

interface CancelDialogProps {
  readonly open: boolean;
  readonly consultation: UpcomingConsultation;
  readonly suspended: boolean;
  readonly onClose: () => void;
}

/** Cancels a consultation; says beforehand whether the payment is refunded. */
export function CancelDialog({ open, consultation, suspended, onClose }: CancelDialogProps) {
  const { id, professionalName, startsAt } = consultation;
  const now = useServerClock().now();
  const cancelling = useCancel(onClose);
  const kind = cancellationOf(consultation, now, suspended);
  const isReturned = kind !== 'unpaid' && leftOf(consultation) === 0;
  const when = `${formatDayMonth(dayOf(startsAt))}, ${timeOf(startsAt)}`;
  return (
    <ConfirmDialog
      open={open}
      title={kind === 'late' ? copy.cancelLateTitle : copy.cancelTitle(firstName(professionalName))}
      cancel={copy.keep}
      action={
        mayCancel(consultation, now, suspended) ? copy.cancelActions[isReturned ? 'unpaid' : kind] : undefined
      }
      look={{ variant: 'danger' }}
      isRunning={cancelling.isRunning}
      onConfirm={() => cancelling.run({ id, withoutRefund: kind === 'late' })}
      onClose={onClose}
    >
      <p>{copy.cancelQuestion(when, firstName(professionalName))}</p>
      {isReturned ? <Returned /> : NOTES[kind](consultation)}
    </ConfirmDialog>
  );
}

const Returned = () => (
  <Note className={styles.note} icon={<Undo2 aria-hidden="true" />}>
    {copy.cancelReturned}
  </Note>
);

/** What goes back, or would have: all of it, or the rest. */
const NOTES: Record<Cancellation, (consultation: UpcomingConsultation) => ReactNode> = {
  unpaid: () => (
    <Note className={styles.note} icon={<Clock3 aria-hidden="true" />}>
      {copy.cancelUnpaid}
    </Note>
  ),
  refunded: (consultation) => (
    <Note className={styles.note} icon={<Undo2 aria-hidden="true" />}>
      {copy[leftOf(consultation) === consultation.price ? 'cancelRefunded' : 'cancelRefundedRest'](
        formatBrl(leftOf(consultation)),
      )}
    </Note>
  ),
  late: (consultation) => (
    <Note className={styles.note} icon={<MessageCircle aria-hidden="true" />} tone="warm">
      {copy.cancelLate(formatBrl(leftOf(consultation)))}{' '}
      <Link to={`/chat/${consultation.id}`}>{copy.writeTo(firstName(consultation.professionalName))}</Link>
    </Note>
  ),
};
