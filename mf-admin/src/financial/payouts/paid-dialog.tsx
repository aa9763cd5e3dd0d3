import type { ReactNode } from 'react';
import { cents, formatBrl } from 'shared-domain/money';
import { PAYOUT_ERRORS } from 'shared-domain/payout-errors';
import { useToast } from 'shared-portal/portal';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { TextArea, TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonText } from 'shared-ui/skeleton';
import { useMoneyWrite } from '../money-write';
import { PROOF } from '../../parts/proof';
import type { Batch, Line } from './batch';
import { copy } from './copy';
import styles from './payouts.module.css';
import { readProofList } from './proof-list';
import { usePayable } from './use-payouts';
import { markPaid } from './write-payouts';

const { pay } = copy;

interface DialogProps {
  readonly onClose: () => void;
}

function usePaid(onClose: () => void, showAtField?: (error: unknown) => boolean) {
  const toast = useToast();
  return useMoneyWrite({
    write: markPaid,
    onDone: (lines) => {
      toast({ kind: 'success', title: pay.done(lines) });
      onClose();
    },
    ...(showAtField && { showAtField }),
    errors: PAYOUT_ERRORS['admin-payouts'],
  });
}

interface PayableProps extends DialogProps {
  readonly batchId: string;
}

/** Notes all transfers of an approved batch: by a pasted list, or with play money by a button. */
export function PaidDialog({ batch: { id, isSimulated }, onClose }: DialogProps & { readonly batch: Batch }) {
  const props = { batchId: id, onClose };
  return isSimulated ? <SimulatedDialog {...props} /> : <ListDialog {...props} />;
}

interface PayableViewProps {
  readonly query: ReturnType<typeof usePayable>;
  readonly children: (lines: readonly Line[]) => ReactNode;
}

const PayableView = ({ query, children }: PayableViewProps) => (
  <RemoteView
    query={query}
    level={3}
    skeleton={<SkeletonText>{pay.manyText(0)}</SkeletonText>}
    failureText={pay.failedText}
    isEmpty={() => false}
  >
    {children}
  </RemoteView>
);

function SimulatedDialog({ batchId, onClose }: PayableProps) {
  const payable = usePayable(batchId);
  const write = usePaid(onClose);
  const lines = payable.data ?? [];
  return (
    <ConfirmDialog
      open
      title={pay.simulatedTitle}
      action={lines.length > 0 ? pay.simulated : undefined}
      isRunning={write.isRunning}
      onConfirm={() =>
        write.run({ batchId, transfers: lines.map(({ id }) => ({ lineId: id, e2eid: null })) })
      }
      onClose={onClose}
    >
      <PayableView query={payable}>
        {(list) => (
          <p className={styles.text}>
            {pay.simulatedText(
              list.length,
              formatBrl(cents(list.reduce((sum, { amount }) => sum + amount, 0))),
            )}
          </p>
        )}
      </PayableView>
    </ConfirmDialog>
  );
}

const CODES = { proof_invalid: 'proofs', proof_used: 'proofs', line_closed: 'proofs' } as const;

function ListDialog({ batchId, onClose }: PayableProps) {
  const payable = usePayable(batchId);
  const read = (proofs: string) =>
    readProofList(
      proofs,
      (payable.data ?? []).map(({ id }) => id),
    );
  const form = useForm({
    initial: () => ({ proofs: '' }),
    faultsOf: ({ proofs }) => ({ proofs: read(proofs).fault }),
    refusals: { context: PAYOUT_ERRORS['admin-payouts'], fields: CODES },
  });
  const write = usePaid(onClose, form.refuse);
  return (
    <FormDialog
      title={pay.manyTitle}
      action={payable.data && pay.many}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ proofs }) => {
        const list = read(proofs);
        if (list.fault === null) write.run({ batchId, transfers: list.transfers });
      }}
      onClose={onClose}
    >
      <PayableView query={payable}>
        {({ length }) => (
          <>
            <p className={styles.text}>{pay.manyText(length)}</p>
            <FormField name="proofs" label={copy.proofs.label} hint={copy.proofs.hint} required>
              <TextArea rows={6} spellCheck={false} autoComplete="off" />
            </FormField>
          </>
        )}
      </PayableView>
    </FormDialog>
  );
}

interface TransferDialogProps extends DialogProps {
  readonly batch: Batch;
  readonly line: Line;
}

/** Notes the transfer of one line. */
export function TransferDialog({ batch, line, onClose }: TransferDialogProps) {
  const form = useForm({
    initial: () => ({ proofs: '' }),
    faultsOf: ({ proofs }) => ({ proofs: PROOF.test(proofs.trim()) ? null : pay.codeMissing }),
    refusals: { context: PAYOUT_ERRORS['admin-payouts'], fields: CODES },
  });
  const write = usePaid(onClose, form.refuse);
  return (
    <FormDialog
      title={pay.oneTitle(line.professionalName)}
      action={pay.one}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ proofs }) =>
        write.run({ batchId: batch.id, transfers: [{ lineId: line.id, e2eid: proofs.trim() }] })
      }
      onClose={onClose}
    >
      <p className={styles.text}>{pay.oneText(formatBrl(line.amount))}</p>
      <FormField name="proofs" label={pay.code} hint={pay.codeHint} required>
        <TextInput autoComplete="off" spellCheck={false} figures />
      </FormField>
    </FormDialog>
  );
}
