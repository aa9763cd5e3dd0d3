import { PAYOUT_ERRORS } from 'shared-domain/payout-errors';
import { lengthFault } from 'shared-domain/text-length';
import { MONEY_REASON_MAX_LENGTH } from 'shared-domain/text-limits';
import type { PortalClient } from 'shared-portal/contract';
import { useToast } from 'shared-portal/portal';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog, type FormDialogProps } from 'shared-ui/form-dialog';
import { useMoneyWrite } from '../money-write';
import { copy } from './copy';
import styles from './payouts.module.css';
import type { Reasoned } from './write-payouts';

interface ReasonDialogProps {
  readonly texts: { readonly action: string; readonly text: string; readonly done: string };
  readonly title: string;
  /** Of the line or the batch. */
  readonly id: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly write: (client: PortalClient, input: Reasoned) => Promise<void>;
  readonly look?: FormDialogProps<{ reason: string }>['look'];
  readonly onClose: () => void;
}

/** A decision about a line or a batch, with its reason. */
export function ReasonDialog({ texts, title, id, hint, write: decide, look, onClose }: ReasonDialogProps) {
  const toast = useToast();
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({
      reason: reason.trim() ? lengthFault(reason, MONEY_REASON_MAX_LENGTH) : copy.reasonMissing,
    }),
    refusals: { context: PAYOUT_ERRORS['admin-payouts'], fields: { reason_required: 'reason' } },
  });
  const write = useMoneyWrite({
    write: decide,
    onDone: () => {
      toast({ kind: 'success', title: texts.done });
      onClose();
    },
    showAtField: form.refuse,
    errors: PAYOUT_ERRORS['admin-payouts'],
  });
  return (
    <FormDialog
      title={title}
      action={texts.action}
      look={look}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ reason }) => write.run({ id, reason: reason.trim() })}
      onClose={onClose}
    >
      <p className={styles.text}>{texts.text}</p>
      <FormField name="reason" label={copy.reason} hint={hint} limit={MONEY_REASON_MAX_LENGTH} required>
        <TextArea />
      </FormField>
    </FormDialog>
  );
}
