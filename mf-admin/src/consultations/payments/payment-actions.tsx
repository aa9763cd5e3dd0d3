import { BankRefundDialog } from './bank-refund-dialog';
import { copy } from './copy';
import { PaymentDialog } from './payment-dialog';
import { useMarkPaid, useMarkRefunded } from './use-marking';
import type { PaymentEntry } from './use-payments';

/** An admin's action on a payment: mark as paid, or as refunded. */
export type PaymentAction = 'pay' | 'refund';

/** The action that a payment awaits; null: none. */
export function actionOf({ status, refundDue, refundedAt }: PaymentEntry): PaymentAction | null {
  if (status === 'pending' || status === 'expired') return 'pay';
  return refundDue && !refundedAt ? 'refund' : null;
}

interface ActionDialogProps {
  readonly entry: PaymentEntry | null;
  readonly onClose: () => void;
}

/** Asks for confirmation before marking a payment as paid. */
export function MarkPaidDialog({ entry, onClose }: ActionDialogProps) {
  const write = useMarkPaid(onClose);
  return (
    <PaymentDialog
      entry={entry}
      action={copy.actions.pay}
      text={copy.confirmText}
      write={write}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before marking a payment as refunded; what a bank has needs the proof of its transfer. */
export function MarkRefundedDialog({ entry, onClose }: ActionDialogProps) {
  if (entry && (entry.method === 'pix' || entry.method === 'marked_proven'))
    return <BankRefundDialog entry={entry} onClose={onClose} />;
  return <OwnRefundDialog entry={entry} onClose={onClose} />;
}

function OwnRefundDialog({ entry, onClose }: ActionDialogProps) {
  const refund = useMarkRefunded(onClose);
  const write = { ...refund, run: (paymentId: string) => refund.run({ paymentId, e2eid: null }) };
  return (
    <PaymentDialog
      entry={entry}
      action={copy.actions.refund}
      text={copy.refundConfirmText}
      write={write}
      onClose={onClose}
    />
  );
}
