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
import { copy } from './copy';
import styles from './suspense.module.css';
import { keepStray, returnStray, type Stray } from './use-suspense';

interface ReasonDialogProps {
  readonly stray: Stray;
  readonly onClose: () => void;
}

const useReason = () =>
  useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({
      reason: reason.trim() ? lengthFault(reason, MONEY_REASON_MAX_LENGTH) : copy.reasonMissing,
    }),
    refusals: { context: ADMIN_ERRORS['admin-money'], fields: { reason_required: 'reason' } },
  });

const ReasonField = () => (
  <FormField name="reason" label={copy.reason} limit={MONEY_REASON_MAX_LENGTH} required>
    <TextArea />
  </FormField>
);

/** Gives it back to its payer. */
export function ReturnDialog({ stray, onClose }: ReasonDialogProps) {
  const toast = useToast();
  const form = useReason();
  const idOf = useDecisionId();
  const write = useMoneyWrite({
    write: returnStray,
    onDone: ({ waits }) => {
      toast(
        waits
          ? { kind: 'info', title: copy.waiting, text: copy.waitingText }
          : { kind: 'success', title: copy.returned },
      );
      onClose();
    },
    showAtField: form.refuse,
  });
  return (
    <FormDialog
      title={copy.backTitle(formatBrl(stray.amount))}
      action={copy.giveBack}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ reason }) => {
        const input = { receiptId: stray.id, reason: reason.trim() };
        write.run({ ...input, id: idOf(input) });
      }}
      onClose={onClose}
    >
      <p className={styles.text}>{copy.backText}</p>
      <ReasonField />
    </FormDialog>
  );
}

/** Money that is the operator's own. */
export function KeepDialog({ stray, onClose }: ReasonDialogProps) {
  const toast = useToast();
  const form = useReason();
  const write = useMoneyWrite({
    write: keepStray,
    onDone: ({ waits }) => {
      toast(
        waits
          ? { kind: 'info', title: copy.waiting, text: copy.waitingOfKept }
          : { kind: 'success', title: copy.kept },
      );
      onClose();
    },
    showAtField: form.refuse,
  });
  return (
    <FormDialog
      title={copy.keepTitle(formatBrl(stray.amount))}
      action={copy.keep}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ reason }) => write.run({ receiptId: stray.id, reason: reason.trim() })}
      onClose={onClose}
    >
      <p className={styles.text}>{copy.keepText}</p>
      <ReasonField />
    </FormDialog>
  );
}
