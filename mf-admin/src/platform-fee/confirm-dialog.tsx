import { Info } from 'lucide-react';
import { FEE_EXAMPLE_AMOUNT, feeOn } from 'shared-domain/fee';
import { formatBrl } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note } from 'shared-ui/note';
import { Change } from './change';
import styles from './confirm-dialog.module.css';
import { copy } from './copy';
import type { FeeUpdate } from './use-fee-update';

interface ConfirmDialogProps {
  /** What is about to be sent; null: nothing, the dialog is closed. */
  readonly update: FeeUpdate | null;
  readonly saving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** From, to and notes, before they are sent. */
export function ConfirmDialog({ update, saving, onClose, onConfirm }: ConfirmDialogProps) {
  const close = () => {
    if (!saving) onClose();
  };
  return (
    <Dialog
      open={update !== null}
      title={copy.confirmTitle}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {copy.cancel}
          </Button>
          <Button loading={saving} onClick={onConfirm}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      {update && <Summary update={update} />}
    </Dialog>
  );
}

function Summary({ update: { from, to, notes } }: { update: FeeUpdate }) {
  return (
    <>
      <p className={styles.lead}>{copy.confirmText}</p>
      <Change from={from} to={to} className={styles.change} />
      <dl className={styles.lines}>
        <div>
          <dt>{copy.onExample(formatBrl(FEE_EXAMPLE_AMOUNT))}</dt>
          <dd>{formatBrl(feeOn(FEE_EXAMPLE_AMOUNT, to))}</dd>
        </div>
        <div>
          <dt>{copy.notes}</dt>
          <dd>{notes}</dd>
        </div>
      </dl>
      <Note tone="warm" icon={<Info aria-hidden="true" />}>
        {copy.confirmNote}
      </Note>
    </>
  );
}
