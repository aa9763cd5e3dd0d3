import { CalendarX2, Mail, Undo2 } from 'lucide-react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { cents, formatBrl } from 'shared-domain/money';
import { useToast } from 'shared-portal/portal';
import { Note } from 'shared-ui/note';
import { ReasonDialog } from '../../parts/reason-dialog/reason-dialog';
import { copy } from '../copy';
import type { ActionDialogProps } from './consultation-action';
import { ParticipantsLine } from './participants-line';
import { expectedOf } from './use-seen';

/** Cancels a consultation that has not begun, with full refund. */
export function CancelDialog({ consultation, onSettled, onClose }: ActionDialogProps) {
  const toast = useToast();
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
      shownCodes={['consultation_changed', 'consultation_started', 'consultation_not_open', 'own_money']}
      act={async (client, reason) => {
        const { data, error } = await client.rpc('admin_cancel_consultation', {
          consultation_id: consultation.id,
          reason,
          ...expectedOf(consultation),
        });
        if (error) throw toAppError(error);
        return data;
      }}
      onDone={({ refund_due }) => {
        toast({ kind: 'success', title: copy.cancelled, text: copy.cancelledText(refund_due) });
        onClose();
      }}
      onSettled={onSettled}
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
