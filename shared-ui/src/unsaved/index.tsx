import { ConfirmDialog } from '../confirm-dialog';
import { copy } from './copy';
import { useLeaveQuestion } from './use-leave-question';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The confirmation before discarding unsaved changes. */
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
  /** Whether the page has unsaved changes. */
  readonly when: boolean;
}

/**
 * Asks before discarding unsaved changes: on a link to another page, on Back, on sign-out, and by the browser
 * on reload and close.
 */
export function UnsavedChanges({ when }: UnsavedChangesProps) {
  const { isAsking, stay, leave } = useLeaveQuestion(when);
  return <LeaveDialog open={isAsking} onStay={stay} onLeave={leave} />;
}
