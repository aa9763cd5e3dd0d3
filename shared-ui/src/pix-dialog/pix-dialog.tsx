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
  /** When the server stops taking the payment. */
  readonly expiresAt: Instant;
  /** What is being paid ("Consulta com Dr. Tiago Monteiro"). */
  readonly description?: string | undefined;
  /** What happens after the payment. Default: the consultation is confirmed. */
  readonly note?: string | undefined;
  /** The clock. Default: the device's. */
  readonly now?: (() => Date) | undefined;
  /** Marks the charge paid on the server; rejects when it refuses. Left out where simulation is off. */
  readonly onSimulate?: (() => Promise<unknown>) | undefined;
  /**
   * Asks for a new code; new `code` and `expiresAt` come back as props. Its own failure is the caller's to
   * tell. Left out where a code cannot be had again.
   */
  readonly onRenew?: (() => Promise<unknown>) | undefined;
  /** The charge was paid by other means while the dialog was open. */
  readonly paid?: boolean | undefined;
  /** Called once, 1.5 seconds after the payment; then `onClose`. */
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

export interface PixDialogProps extends PixChargeProps {
  readonly open: boolean;
  /** Below the charge: a way on that needs no payment. */
  readonly footer?: ReactNode;
}

/** A Pix charge in front of the page. */
export function PixDialog({ open, footer, ...charge }: PixDialogProps) {
  return (
    <Dialog open={open} title={copy.title} onClose={charge.onClose} footer={footer}>
      <PixCharge {...charge} />
    </Dialog>
  );
}

const deviceClock = () => new Date();

/**
 * Shows a Pix charge: how much, how long still, QR code and code to copy. Gives no money to anybody. By itself for
 * a dialog that has to load its charge first.
 */
export function PixCharge(props: PixChargeProps) {
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
