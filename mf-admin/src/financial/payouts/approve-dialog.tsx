import { useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import { filterPriceInput, formatBrl, parseAmountInput } from 'shared-domain/money';
import { PAYOUT_ERRORS } from 'shared-domain/payout-errors';
import { useToast } from 'shared-portal/portal';
import { MaskedInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Facts } from '../../parts/facts';
import { useMoneyWrite } from '../money-write';
import { daysText } from '../period';
import { receivers, type Batch } from './batch';
import { copy } from './copy';
import styles from './payouts.module.css';
import { approvePayouts } from './write-payouts';

interface ApproveDialogProps {
  readonly batch: Batch;
  readonly onClose: () => void;
}

/** Approves a batch as it was when the dialog opened; the total is typed. */
export function ApproveDialog({ batch: latest, onClose }: ApproveDialogProps) {
  // Not as it becomes meanwhile: the admin approves what they looked at.
  const [batch] = useState(latest);
  const { approve } = copy;
  const toast = useToast();
  const form = useForm({
    initial: () => ({ total: '' }),
    faultsOf: ({ total }) => {
      const typed = parseAmountInput(total);
      return { total: typed === null ? approve.missing : typed === batch.total ? null : approve.differs };
    },
    refusals: { context: PAYOUT_ERRORS['admin-payouts'], fields: { total_differs: 'total' } },
  });
  const write = useMoneyWrite({
    write: approvePayouts,
    onDone: () => {
      toast({ kind: 'success', title: approve.done });
      onClose();
    },
    showAtField: (error) => {
      if (toAppError(error).code === 'batch_changed') onClose();
      return form.refuse(error);
    },
    errors: PAYOUT_ERRORS['admin-payouts'],
  });
  return (
    <FormDialog
      title={approve.title}
      action={approve.action}
      isRunning={write.isRunning}
      form={form}
      onSubmit={() => write.run({ batchId: batch.id, total: batch.total, version: batch.version })}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: approve.week, value: daysText(batch.week) },
          { label: approve.receivers, value: receivers(batch).toLocaleString('pt-BR') },
          { label: approve.held, value: batch.held.toLocaleString('pt-BR') },
          { label: approve.total, value: formatBrl(batch.total) },
        ]}
      />
      <FormField name="total" label={approve.typed} required>
        <MaskedInput format={filterPriceInput} inputMode="decimal" autoComplete="off" figures />
      </FormField>
      <p className={styles.text}>{approve.text}</p>
    </FormDialog>
  );
}
