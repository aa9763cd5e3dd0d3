import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { formatBrl } from 'shared-domain/money';
import { useToast } from 'shared-portal/portal';
import { TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useMoneyWrite } from '../money-write';
import { PROOF } from '../../parts/proof';
import styles from './charge.module.css';
import { closeRefund } from './decide';
import { refundCopy as copy } from './refund-copy';
import type { OpenRefund } from './use-charge';

interface CloseRefundDialogProps {
  readonly refund: OpenRefund;
  readonly onClose: () => void;
}

/** Notes that a refund was sent by hand, with the identity of the transfer; a simulated one needs none. */
export function CloseRefundDialog({ refund, onClose }: CloseRefundDialogProps) {
  const { id, amount, isSimulated } = refund;
  const toast = useToast();
  const form = useForm({
    initial: () => ({ proof: '' }),
    faultsOf: ({ proof }) => ({ proof: isSimulated || PROOF.test(proof.trim()) ? null : copy.proofMissing }),
    refusals: {
      context: ADMIN_ERRORS['admin-money'],
      fields: { proof_invalid: 'proof', proof_used: 'proof' },
    },
  });
  const write = useMoneyWrite({
    write: closeRefund,
    onDone: () => {
      toast({ kind: 'success', title: copy.closed });
      onClose();
    },
    showAtField: form.refuse,
  });
  return (
    <FormDialog
      title={copy.closeTitle}
      action={copy.close}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ proof }) => write.run({ refundId: id, e2eid: isSimulated ? null : proof.trim() })}
      onClose={onClose}
    >
      <p className={styles.text}>
        {isSimulated ? copy.simulatedText(formatBrl(amount)) : copy.closeText(formatBrl(amount))}
      </p>
      {!isSimulated && (
        <FormField name="proof" label={copy.proof} hint={copy.proofHint} required>
          <TextInput autoComplete="off" spellCheck={false} figures />
        </FormField>
      )}
    </FormDialog>
  );
}
