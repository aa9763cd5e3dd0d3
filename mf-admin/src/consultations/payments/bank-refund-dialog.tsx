import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { formatBrl } from 'shared-domain/money';
import { TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { PROOF } from '../../parts/proof';
import { copy } from './copy';
import { PaymentLines } from './payment-dialog';
import styles from './payments-panel.module.css';
import { useMarkRefunded } from './use-marking';
import type { PaymentEntry } from './use-payments';

interface BankRefundDialogProps {
  readonly entry: PaymentEntry;
  readonly onClose: () => void;
}

/** Notes that real money was sent back by hand, with the identity of the transfer. */
export function BankRefundDialog({ entry, onClose }: BankRefundDialogProps) {
  const form = useForm({
    initial: () => ({ proof: '' }),
    faultsOf: ({ proof }) => ({ proof: PROOF.test(proof.trim()) ? null : copy.proofMissing }),
    refusals: {
      context: ADMIN_ERRORS['admin-payment-update'],
      fields: { proof_invalid: 'proof', proof_used: 'proof' },
    },
  });
  const write = useMarkRefunded(onClose, form.refuse);
  return (
    <FormDialog
      title={copy.actions.refund}
      action={copy.actions.refund}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ proof }) => write.run({ paymentId: entry.id, e2eid: proof.trim() })}
      onClose={onClose}
    >
      <PaymentLines entry={entry} isRefund />
      <p className={styles.text}>{copy.refundConfirmText(formatBrl(entry.openRefund))}</p>
      <FormField name="proof" label={copy.proof} hint={copy.proofHint} required>
        <TextInput autoComplete="off" spellCheck={false} figures />
      </FormField>
    </FormDialog>
  );
}
