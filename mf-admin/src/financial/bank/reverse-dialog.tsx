import { PAYOUT_ERRORS } from 'shared-domain/payout-errors';
import { formatBrl } from 'shared-domain/money';
import { lengthFault } from 'shared-domain/text-length';
import { MONEY_REASON_MAX_LENGTH } from 'shared-domain/text-limits';
import { useToast } from 'shared-portal/portal';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDecisionId } from '../decision-id';
import { useMoneyWrite } from '../money-write';
import styles from './bank.module.css';
import { copy } from './copy';
import type { BankEntry } from './use-bank';
import { reverseEntry } from './write-bank';

interface ReverseDialogProps {
  readonly entry: BankEntry;
  readonly onClose: () => void;
}

/** Takes back an entry that was a mistake. */
export function ReverseDialog({ entry, onClose }: ReverseDialogProps) {
  const toast = useToast();
  const idOf = useDecisionId();
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({
      reason: reason.trim() ? lengthFault(reason, MONEY_REASON_MAX_LENGTH) : copy.reasonMissing,
    }),
    refusals: { context: PAYOUT_ERRORS['bank-entries'], fields: { reason_required: 'reason' } },
  });
  const write = useMoneyWrite({
    write: reverseEntry,
    onDone: () => {
      toast({ kind: 'success', title: copy.undone });
      onClose();
    },
    showAtField: form.refuse,
    errors: PAYOUT_ERRORS['bank-entries'],
  });
  return (
    <FormDialog
      title={copy.undoTitle}
      action={copy.undo}
      look={{ variant: 'danger' }}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ reason }) => {
        const reversal = { entryId: entry.id, reason: reason.trim() };
        write.run({ ...reversal, id: idOf(reversal) });
      }}
      onClose={onClose}
    >
      <p className={styles.text}>{copy.undoText(copy.kinds[entry.kind], formatBrl(entry.amount))}</p>
      <FormField
        name="reason"
        label={copy.reason}
        hint={copy.undoHint}
        limit={MONEY_REASON_MAX_LENGTH}
        required
      >
        <TextArea />
      </FormField>
    </FormDialog>
  );
}
