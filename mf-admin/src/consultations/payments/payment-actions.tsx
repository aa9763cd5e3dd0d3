import { copy } from './copy';
import { PaymentDialog } from './payment-dialog';
import { useMarkPaid, useMarkRefunded } from './use-marking';
import type { PaymentEntry } from './use-payments';

/** What an admin may note about a payment: that the money came, or that it went back. */
export type PaymentAction = 'pay' | 'refund';

/** Which of the two a payment waits for; null: neither. */
export function actionOf({ status, refundDue, refundedAt }: PaymentEntry): PaymentAction | null {
  if (status === 'pending' || status === 'expired') return 'pay';
  return refundDue && !refundedAt ? 'refund' : null;
}

interface ActionDialogProps {
  readonly entry: PaymentEntry | null;
  readonly onClose: () => void;
}

/** Asks before a payment is marked as paid. */
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

/** Asks before a payment is marked as given back. */
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
