import { CalendarX2, Mail, Undo2 } from 'lucide-react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { cents, formatBrl } from 'shared-domain/money';
import { useToast } from 'shared-portal/portal';
import { Note } from 'shared-ui/note';
import { ReasonDialog } from '../../parts/reason-dialog/reason-dialog';
import { copy } from '../copy';
import type { Consultation } from '../use-consultation';
import { ParticipantsLine } from './participants-line';
import { useChanged } from './use-changed';

interface CancelDialogProps {
  readonly consultation: Consultation;
  readonly onClose: () => void;
}

/** Cancels a consultation that has not begun, with full refund. */
export function CancelDialog({ consultation, onClose }: CancelDialogProps) {
  const toast = useToast();
  const changed = useChanged();
  const { status, patient, payment } = consultation;
  const isPaid = status !== 'pending';
  const amount = payment && formatBrl(cents(payment.amount_cents));
  return (
    <ReasonDialog
      title={isPaid ? copy.cancel : copy.cancelUnpaidAction}
      action={isPaid ? copy.cancelAction : copy.cancelUnpaidAction}
      label={copy.reasonLabel}
      hint={copy.reasonHint}
      look={{ variant: 'danger', icon: <CalendarX2 aria-hidden="true" /> }}
      errors={ADMIN_ERRORS['admin-consultation']}
      shownCodes={['consultation_started', 'consultation_not_open', 'own_money']}
      act={async (client, reason) => {
        const { data, error } = await client.rpc('admin_cancel_consultation', {
          consultation_id: consultation.id,
          reason,
        });
        if (error) throw toAppError(error);
        return data;
      }}
      onDone={({ refund_due }) => {
        toast({ kind: 'success', title: copy.cancelled, text: copy.cancelledText(refund_due) });
        onClose();
      }}
      onSettled={changed}
      onClose={onClose}
    >
      <ParticipantsLine consultation={consultation} />
      <Note icon={<Undo2 aria-hidden="true" />}>
        {isPaid ? copy.cancelText(amount, patient.name) : copy.cancelUnpaidText}
      </Note>
      {isPaid && <Note icon={<Mail aria-hidden="true" />}>{copy.cancelTold}</Note>}
    </ReasonDialog>
  );
}
