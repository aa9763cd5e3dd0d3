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

/** Asks for confirmation before marking a payment as refunded. */
export function MarkRefundedDialog({ entry, onClose }: ActionDialogProps) {
  const write = useMarkRefunded(onClose);
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
