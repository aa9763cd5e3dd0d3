import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { ReasonDialog as Dialog, type ReasonDialogProps } from '../../parts/reason-dialog/reason-dialog';
import { useChanged } from './use-person-write';

/** An action on an account that needs a reason. */
export function ReasonDialog<Answer>(props: Omit<ReasonDialogProps<Answer>, 'errors' | 'onSettled'>) {
  return <Dialog {...props} errors={ADMIN_ERRORS['admin-person']} onSettled={useChanged()} />;
}
