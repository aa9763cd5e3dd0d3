import { Clock3 } from 'lucide-react';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Note } from 'shared-ui/note';
import { copy as pageCopy } from '../copy';
import { useCancel } from '../../parts/use-cancel';
import { copy } from './copy';
import type { BookedDate, RunningSeries } from './running-series';
import { useRestoreDate } from './use-restore-date';

interface SkipDialogProps {
  readonly open: boolean;
  readonly series: RunningSeries;
  readonly date: BookedDate;
  readonly onClose: () => void;
}

/** Leaves out one date that is not paid yet. */
export function SkipDialog({ open, series, date, onClose }: SkipDialogProps) {
  const restoring = useRestoreDate(series);
  const cancelling = useCancel(onClose, { label: copy.undo, onSelect: () => restoring.run(date.number) });
  return (
    <ConfirmDialog
      open={open}
      title={copy.skipTitle(formatDayMonth(dayOf(date.startsAt)))}
      action={copy.skipAction}
      isRunning={cancelling.isRunning}
      onConfirm={() => cancelling.run({ id: date.consultation.id, withoutRefund: false })}
      onClose={onClose}
    >
      <Note icon={<Clock3 aria-hidden="true" />}>
        {pageCopy.cancelUnpaid} {copy.onlyText}
      </Note>
    </ConfirmDialog>
  );
}
