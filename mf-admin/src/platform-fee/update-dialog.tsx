import { Info } from 'lucide-react';
import { FEE_EXAMPLE_AMOUNT, feeOn } from 'shared-domain/fee';
import { formatBrl } from 'shared-domain/money';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Note } from 'shared-ui/note';
import { Change } from './change';
import styles from './update-dialog.module.css';
import { copy } from './copy';
import type { FeeUpdate } from './use-fee-update';

interface UpdateDialogProps {
  /** The update to confirm; null: closed. */
  readonly update: FeeUpdate | null;
  readonly saving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** From, to and notes, before they are sent. */
export function UpdateDialog({ update, saving, onClose, onConfirm }: UpdateDialogProps) {
  return (
    <ConfirmDialog
      open={update !== null}
      title={copy.confirmTitle}
      action={copy.confirm}
      isRunning={saving}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {update && <Summary update={update} />}
    </ConfirmDialog>
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
