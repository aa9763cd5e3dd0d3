import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { formatBrl } from 'shared-domain/money';
import { lengthFault } from 'shared-domain/text-length';
import { MONEY_REASON_MAX_LENGTH } from 'shared-domain/text-limits';
import { useToast } from 'shared-portal/portal';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDecisionId } from '../decision-id';
import { useMoneyWrite } from '../money-write';
import styles from './absences.module.css';
import { copy } from './copy';
import { decideAbsence, type Absence, type Outcome } from './use-absences';

interface DecideDialogProps {
  readonly absence: Absence;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

const DONE = { refund: copy.refunded, pay: copy.paid };

/** Decides on a report, with a reason. Render it only while open. */
export function DecideDialog({ absence, outcome, onClose }: DecideDialogProps) {
  const toast = useToast();
  const idOf = useDecisionId();
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({
      reason: reason.trim() ? lengthFault(reason, MONEY_REASON_MAX_LENGTH) : copy.reasonMissing,
    }),
    refusals: { context: ADMIN_ERRORS['admin-money'], fields: { reason_required: 'reason' } },
  });
  const write = useMoneyWrite({
    write: decideAbsence,
    onDone: ({ waits }) => {
      toast(
        waits
          ? { kind: 'info', title: copy.waiting, text: copy.waitingText }
          : { kind: 'success', title: DONE[outcome], text: copy.told },
      );
      onClose();
    },
    showAtField: form.refuse,
  });
  const isRefund = outcome === 'refund';
  // An open consultation is cancelled, and the platform gets its share back.
  const keepsEarlierShare = !absence.isOpen && absence.returnable < absence.amount;
  return (
    <FormDialog
      title={isRefund ? copy.refundTitle(formatBrl(absence.returnable)) : copy.payTitle}
      action={copy[outcome]}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ reason }) => {
        const input = { consultationId: absence.id, outcome, reason: reason.trim() };
        write.run({ ...input, id: idOf(input) });
      }}
      onClose={onClose}
    >
      <p className={styles.text}>
        {isRefund ? copy.refundText(formatBrl(absence.returnable)) : copy.payText}
      </p>
      {isRefund && keepsEarlierShare && <p className={styles.text}>{copy.alreadyReturned}</p>}
      <FormField name="reason" label={copy.reason} limit={MONEY_REASON_MAX_LENGTH} required>
        <TextArea />
      </FormField>
    </FormDialog>
  );
}
