import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import { useToast } from 'shared-portal/portal';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './copy';
import type { View } from './saved-views';
import { useViewWrite } from './use-views';
import { deleteView } from './write-views';

interface DeleteViewDialogProps {
  readonly view: View;
  readonly onClose: () => void;
}

export function DeleteViewDialog({ view: { id, name }, onClose }: DeleteViewDialogProps) {
  const toast = useToast();
  const write = useViewWrite({
    write: deleteView,
    onDone: () => {
      toast({ kind: 'success', title: copy.views.removed });
      onClose();
    },
    onError: (error) =>
      toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-views']) }),
  });
  return (
    <ConfirmDialog
      open
      title={copy.views.remove}
      action={copy.views.remove}
      look={{ variant: 'danger' }}
      isRunning={write.isRunning}
      onConfirm={() => write.run(id)}
      onClose={onClose}
    >
      <p>{copy.views.removeText(name)}</p>
    </ConfirmDialog>
  );
}
