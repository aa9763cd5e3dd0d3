import type { ReactNode } from 'react';
import type { Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import { Dialog } from '../dialog/dialog';
import { copy } from './copy';
import { ExpiredCode } from './expired-code';
import { OpenCharge } from './open-charge';
import { PaidCharge } from './paid-charge';
import { useCountdown } from './use-countdown';
import { usePaid } from './use-paid';

export interface PixChargeProps {
  readonly amount: Cents;
  /** The BR Code ("copia e cola"), from shared-domain/pix. */
  readonly code: string;
  /** When the server stops accepting the payment. */
  readonly expiresAt: Instant;
  /** What is being paid ("Consulta com Dr. Tiago Monteiro"). */
  readonly description?: string | undefined;
  /** What follows the payment. Default: the consultation is confirmed. */
  readonly note?: string | undefined;
  /** The clock. Default: the device's. */
  readonly now?: (() => Date) | undefined;
  /** Marks the charge as paid on the server; rejects if refused. Omitted where simulation is off. */
  readonly onSimulate?: (() => Promise<unknown>) | undefined;
  /**
   * Requests a new code; new `code` and `expiresAt` come back as props. The caller reports its errors.
   * Omitted if a code cannot be renewed.
   */
  readonly onRenew?: (() => Promise<unknown>) | undefined;
  /** The charge was paid elsewhere while the dialog was open. */
  readonly paid?: boolean | undefined;
  /** Called once, 1.5 seconds after the payment; then `onClose`. */
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

export interface PixDialogProps extends PixChargeProps {
  readonly open: boolean;
  /** Below the charge: an alternative without payment. */
  readonly footer?: ReactNode;
}

/** A Pix charge in a dialog. */
export function PixDialog({ open, footer, ...charge }: PixDialogProps) {
  return (
    <Dialog open={open} title={copy.title} onClose={charge.onClose} footer={footer}>
      <PixCharge {...charge} />
    </Dialog>
  );
}

const deviceClock = () => new Date();

/** A Pix charge: amount, time left, QR code and code to copy. Transfers no real money. */
function PixCharge(props: PixChargeProps) {
  const { amount, code, expiresAt, description, note, now = deviceClock, onSimulate, onRenew } = props;
  const seconds = useCountdown(expiresAt, now);
  const { paid, simulate, simulating } = usePaid(props);
  if (paid) return <PaidCharge amount={amount} />;
  if (seconds === 0) return <ExpiredCode onRenew={onRenew} />;
  return (
    <OpenCharge
      amount={amount}
      code={code}
      description={description}
      note={note}
      seconds={seconds}
      simulating={simulating}
      onSimulate={onSimulate && (() => void simulate())}
    />
  );
}
