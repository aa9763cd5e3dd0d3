import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './copy';
import type { ProfileField } from './own-profile';

const words = copy.publish;

interface PublishDialogProps {
  readonly changed: readonly ProfileField[];
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Lists the changes before they are public. */
export function PublishDialog({ changed, isRunning, onConfirm, onClose }: PublishDialogProps) {
  return (
    <ConfirmDialog
      open
      title={words.question}
      action={words.publish}
      isRunning={isRunning}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul>
        {changed.map((field) => (
          <li key={field}>{copy.fields[field]}</li>
        ))}
      </ul>
      <p>{words.atOnce}</p>
    </ConfirmDialog>
  );
}
