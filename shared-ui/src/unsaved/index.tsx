import { ConfirmDialog } from '../confirm-dialog';
import { copy } from './copy';
import { useLeaveQuestion } from './use-leave-question';

interface UnsavedChangesProps {
  /** Whether something on the page would be lost. */
  readonly when: boolean;
}

/** Asks before unsaved changes are lost: on a link to another page, on Back, and by the browser on reload and closing. */
export function UnsavedChanges({ when }: UnsavedChangesProps) {
  const { isAsking, stay, leave } = useLeaveQuestion(when);
  return (
    <ConfirmDialog
      open={isAsking}
      title={copy.title}
      cancel={copy.stay}
      action={copy.leave}
      look={{ variant: 'outline' }}
      isRunning={false}
      onConfirm={leave}
      onClose={stay}
    >
      <p>{copy.text}</p>
    </ConfirmDialog>
  );
}
