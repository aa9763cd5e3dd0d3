import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import styles from './payments-panel.module.css';
import { useMarkPaid } from './use-mark-paid';
import type { PaymentEntry } from './use-payments';

interface MarkPaidProps {
  readonly entry: PaymentEntry;
  /** Day and time of the consultation, as the list shows them. */
  readonly when: string;
}

/** The button, and what it asks before it marks a payment as paid. */
export function MarkPaid({ entry, when }: MarkPaidProps) {
  const [asked, setAsked] = useState(false);
  const mark = useMarkPaid(() => setAsked(false));
  const close = () => {
    if (!mark.isRunning) setAsked(false);
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={copy.markPaidOf(entry.patientName)}
        onClick={() => setAsked(true)}
      >
        {copy.markPaid}
      </Button>
      <Dialog
        open={asked}
        title={copy.markPaid}
        onClose={close}
        footer={
          <>
            <Button variant="text" onClick={close}>
              {copy.cancel}
            </Button>
            <Button loading={mark.isRunning} onClick={() => mark.run(entry.id)}>
              {copy.markPaid}
            </Button>
          </>
        }
      >
        <dl className={styles.lines}>
          <Line label={copy.columns.patient} value={entry.patientName} />
          <Line label={copy.columns.professional} value={entry.professionalName} />
          <Line label={copy.columns.consultation} value={when} />
          <Line label={copy.amount} value={formatBrl(entry.amount)} />
        </dl>
        <p className={styles.text}>{copy.confirmText}</p>
        <Note icon={<ShieldCheck aria-hidden="true" />}>{copy.confirmNote}</Note>
      </Dialog>
    </>
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
