import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { formatBrl } from 'shared-domain/money';
import { lengthFault } from 'shared-domain/text-length';
import { MONEY_REASON_MAX_LENGTH } from 'shared-domain/text-limits';
import { useToast } from 'shared-portal/portal';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useMoneyWrite } from '../money-write';
import styles from './charge.module.css';
import { confirmRefund, declineRefund } from './decide';
import { bearerText } from './event-copy';
import type { WaitingDecision } from './use-charge';
import { waitingCopy as copy, wordsOf } from './waiting-copy';

interface ConfirmDecisionDialogProps {
  readonly decision: WaitingDecision;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ConfirmDecisionDialog({ decision, open, onClose }: ConfirmDecisionDialogProps) {
  const words = wordsOf(decision);
  const toast = useToast();
  const write = useMoneyWrite({
    write: confirmRefund,
    onDone: () => {
      toast({ kind: 'success', title: words.confirmed });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={words.confirmTitle}
      action={copy.confirm}
      isRunning={write.isRunning}
      onConfirm={() => write.run(decision.id)}
      onClose={onClose}
    >
      <p className={styles.text}>{words.confirmText(formatBrl(decision.amount))}</p>
      <p className={styles.quote}>
        {bearerText(decision.borneBy)}. {decision.reason}
      </p>
    </ConfirmDialog>
  );
}

interface DeclineDialogProps {
  readonly decision: WaitingDecision;
  readonly onClose: () => void;
}

export function DeclineDialog({ decision, onClose }: DeclineDialogProps) {
  const toast = useToast();
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({
      reason: reason.trim() ? lengthFault(reason, MONEY_REASON_MAX_LENGTH) : copy.reasonMissing,
    }),
    refusals: { context: ADMIN_ERRORS['admin-money'], fields: { reason_required: 'reason' } },
  });
  const write = useMoneyWrite({
    write: declineRefund,
    onDone: () => {
      toast({ kind: 'success', title: decision.isOwn ? copy.withdrawn : copy.declined });
      onClose();
    },
    showAtField: form.refuse,
  });
  return (
    <FormDialog
      title={decision.isOwn ? copy.withdraw : wordsOf(decision).declineTitle}
      action={decision.isOwn ? copy.withdraw : copy.decline}
      look={{ variant: 'danger' }}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ reason }) => write.run({ id: decision.id, reason: reason.trim() })}
      onClose={onClose}
    >
      <FormField name="reason" label={copy.reason} limit={MONEY_REASON_MAX_LENGTH} required>
        <TextArea />
      </FormField>
    </FormDialog>
  );
}
