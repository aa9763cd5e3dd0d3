import { ShieldCheck } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Note } from 'shared-ui/note';
import type { Write } from 'shared-data/query';
import { copy } from './copy';
import styles from './payments-panel.module.css';
import { whenOf, type PaymentEntry } from './use-payments';

interface PaymentDialogProps {
  /** The payment to change; null: closed. */
  readonly entry: PaymentEntry | null;
  /** Label of the dialog and its button. */
  readonly action: string;
  readonly text: string;
  /** Also shows what is still to go back. */
  readonly isRefund?: boolean;
  /** The mutation, called with the payment's id. */
  readonly write: Write<unknown, string>;
  readonly onClose: () => void;
}

/** Asks for confirmation before changing a payment, and shows which one. */
export function PaymentDialog({ entry, action, text, isRefund, write, onClose }: PaymentDialogProps) {
  return (
    <ConfirmDialog
      open={entry !== null}
      title={action}
      action={action}
      isRunning={write.isRunning}
      onConfirm={() => entry && write.run(entry.id)}
      onClose={onClose}
    >
      {entry && <PaymentLines entry={entry} isRefund={isRefund} />}
      <p className={styles.text}>{text}</p>
      <Note icon={<ShieldCheck aria-hidden="true" />}>{copy.confirmNote}</Note>
    </ConfirmDialog>
  );
}

interface PaymentLinesProps {
  readonly entry: PaymentEntry;
  readonly isRefund?: boolean | undefined;
}

/** Which payment it is about. */
export function PaymentLines({ entry, isRefund }: PaymentLinesProps) {
  return (
    <dl className={styles.lines}>
      <Line label={copy.patient} value={entry.patientName} />
      <Line label={copy.professional} value={entry.professionalName} />
      <Line label={copy.consultation} value={whenOf(entry)} />
      <Line label={copy.amount} value={formatBrl(entry.amount)} />
      {isRefund && <Line label={copy.openRefund} value={formatBrl(entry.openRefund)} />}
    </dl>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
