import { ShieldCheck } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import styles from './payments-panel.module.css';
import { useMarkPaid } from './use-mark-paid';
import { whenOf, type PaymentEntry } from './use-payments';

interface MarkPaidDialogProps {
  /** Whose payment is about to be marked; null: nobody's, the dialog is closed. */
  readonly entry: PaymentEntry | null;
  readonly onClose: () => void;
}

/** Asks before a payment is marked as paid. */
export function MarkPaidDialog({ entry, onClose }: MarkPaidDialogProps) {
  const mark = useMarkPaid(onClose);
  const close = () => {
    if (!mark.isRunning) onClose();
  };
  return (
    <Dialog
      open={entry !== null}
      title={copy.markPaid}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {copy.cancel}
          </Button>
          <Button loading={mark.isRunning} onClick={() => entry && mark.run(entry.id)}>
            {copy.markPaid}
          </Button>
        </>
      }
    >
      {entry && (
        <dl className={styles.lines}>
          <Line label={copy.columns.patient} value={entry.patientName} />
          <Line label={copy.columns.professional} value={entry.professionalName} />
          <Line label={copy.columns.consultation} value={whenOf(entry)} />
          <Line label={copy.amount} value={formatBrl(entry.amount)} />
        </dl>
      )}
      <p className={styles.text}>{copy.confirmText}</p>
      <Note icon={<ShieldCheck aria-hidden="true" />}>{copy.confirmNote}</Note>
    </Dialog>
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
