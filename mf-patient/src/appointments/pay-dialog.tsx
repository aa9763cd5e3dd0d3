import { PIX_RECIPIENT, pixBrCode, pixTxid } from 'shared-domain/pix';
import { PixDialog } from 'shared-ui/pix-dialog';
import type { AppointmentPayment } from '../parts/appointment';
import { usePayment, usePixSimulation } from './use-payment';

interface PayDialogProps {
  readonly open: boolean;
  readonly payment: AppointmentPayment;
  readonly onClose: () => void;
}

/** The Pix dialog over this consultation's payment. */
export function PayDialog({ open, payment, onClose }: PayDialogProps) {
  const { simulate, renew, refresh } = usePayment(payment.id);
  const simulation = usePixSimulation(open);
  return (
    <PixDialog
      open={open}
      amount={payment.amount}
      expiresAt={payment.expiresAt}
      code={pixBrCode({ ...PIX_RECIPIENT, amount: payment.amount, txid: pixTxid(payment.id) })}
      onSimulate={simulation.data ? simulate : undefined}
      onRenew={renew}
      onPaid={() => void refresh()}
      onClose={onClose}
    />
  );
}
