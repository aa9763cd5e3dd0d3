import { cents, formatBrl } from 'shared-domain/money';
import { BankRefundDialog } from './bank-refund-dialog';
import { copy } from './copy';
import { PaymentDialog } from './payment-dialog';
import { useMarkPaid, useMarkRefunded } from './use-marking';
import type { PaymentEntry } from './use-payments';

/** An admin's action on a payment: mark as paid, or as refunded. */
export type PaymentAction = 'pay' | 'refund';

/** The action that a payment awaits here; null: none. What the bank sends, an admin does not send as well. */
export function actionOf({ status, refundDue, refundedAt, refundStep }: PaymentEntry): PaymentAction | null {
  if (status === 'pending' || status === 'expired') return 'pay';
  return refundDue && !refundedAt && (refundStep === 'note' || refundStep === 'proof') ? 'refund' : null;
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

/** Asks for confirmation before marking a payment as refunded; real money needs the proof of its transfer. */
export function MarkRefundedDialog({ entry, onClose }: ActionDialogProps) {
  if (entry?.refundStep === 'proof') return <BankRefundDialog entry={entry} onClose={onClose} />;
  return <OwnRefundDialog entry={entry} onClose={onClose} />;
}

function OwnRefundDialog({ entry, onClose }: ActionDialogProps) {
  const refund = useMarkRefunded(onClose);
  const write = { ...refund, run: (paymentId: string) => refund.run({ paymentId, e2eid: null }) };
  return (
    <PaymentDialog
      entry={entry}
      action={copy.actions.refund}
      text={copy.refundConfirmText(formatBrl(entry?.openRefund ?? cents(0)))}
      isRefund
      write={write}
      onClose={onClose}
    />
  );
}
