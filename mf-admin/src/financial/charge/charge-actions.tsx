import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from 'shared-domain/schedule';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Allowed } from '../../parts/team/allowed';
import { useMoneyWrite } from '../money-write';
import { actionsCopy as copy } from './actions-copy';
import styles from './charge.module.css';
import { undoMark } from './decide';
import { RefundDialog } from './refund-dialog';
import type { ChargeDetails } from './use-charge';

/** What an admin may do about a charge. */
export function ChargeActions({ charge }: { readonly charge: ChargeDetails }) {
  const [asked, setAsked] = useState<'refund' | 'undo' | null>(null);
  const close = () => setAsked(null);
  const mayUndo = charge.undoUntil !== null;
  const mayRefund = charge.refundable > 0;
  return (
    <Allowed to="money.decide">
      {(mayUndo || mayRefund) && (
        <div className={styles.actions}>
          {mayUndo && (
            <Button variant="outline" onClick={() => setAsked('undo')}>
              {copy.undo}
            </Button>
          )}
          {mayRefund && (
            <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked('refund')}>
              {copy.refund}
            </Button>
          )}
        </div>
      )}
      {asked === 'refund' && <RefundDialog charge={charge} onClose={close} />}
      <UndoDialog charge={charge} open={asked === 'undo'} onClose={close} />
    </Allowed>
  );
}

interface UndoDialogProps {
  readonly charge: ChargeDetails;
  readonly open: boolean;
  readonly onClose: () => void;
}

function UndoDialog({ charge: { id, consultationStatus, undoUntil }, open, onClose }: UndoDialogProps) {
  const toast = useToast();
  const write = useMoneyWrite({
    write: undoMark,
    onDone: () => {
      toast({ kind: 'success', title: copy.undone });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={copy.undoTitle}
      action={copy.undo}
      look={{ variant: 'danger' }}
      isRunning={write.isRunning}
      onConfirm={() => write.run(id)}
      onClose={onClose}
    >
      <p className={styles.text}>
        {consultationStatus === 'cancelled' ? copy.undoTextOfCancelled : copy.undoText}
      </p>
      {undoUntil && <p className={styles.hint}>{copy.undoNote(formatInstant(undoUntil))}</p>}
    </ConfirmDialog>
  );
}
