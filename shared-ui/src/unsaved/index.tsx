import { ConfirmDialog } from '../confirm-dialog';
import { copy } from './copy';
import { useLeaveQuestion } from './use-leave-question';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question before unsaved changes are lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={copy.title}
      cancel={copy.stay}
      action={copy.leave}
      look={{ variant: 'outline' }}
      isRunning={false}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{copy.text}</p>
    </ConfirmDialog>
  );
}

interface UnsavedChangesProps {
  /** Whether something on the page would be lost. */
  readonly when: boolean;
}

/**
 * Asks before unsaved changes are lost: on a link to another page, on Back, on signing out, and by the
 * browser on reload and closing.
 */
export function UnsavedChanges({ when }: UnsavedChangesProps) {
  const { isAsking, stay, leave } = useLeaveQuestion(when);
  return <LeaveDialog open={isAsking} onStay={stay} onLeave={leave} />;
}
