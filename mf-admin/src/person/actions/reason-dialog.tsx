import type { ReactNode } from 'react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { lengthFault } from 'shared-domain/text-length';
import type { PortalClient } from 'shared-portal/contract';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog, type FormDialogProps } from 'shared-ui/form-dialog';
import { copy } from '../copy';
import { usePersonWrite } from './use-person-write';

const MAX_LENGTH = 500;

interface ReasonDialogProps<Answer> {
  readonly title: string;
  readonly action: string;
  readonly label: string;
  readonly hint: string;
  readonly look?: FormDialogProps<{ reason: string }>['look'];
  /** Throws an `AppError`. */
  readonly act: (client: PortalClient, reason: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
  /** What happens. */
  readonly children: ReactNode;
}

/** An action on an account that needs a reason, which stays in the audit log. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { title, action, label, hint, look, act, onDone, onClose, children } = props;
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({
      reason: reason.trim().length < 3 ? copy.reasonMissing : lengthFault(reason, MAX_LENGTH),
    }),
    refusals: { context: ADMIN_ERRORS['admin-person'], fields: { reason_required: 'reason' } },
  });
  const write = usePersonWrite({ act, onDone, showAtField: form.refuse });
  return (
    <FormDialog
      title={title}
      action={action}
      look={look}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ reason }) => write.run(reason.trim())}
      onClose={onClose}
    >
      {children}
      <FormField name="reason" label={label} hint={hint} limit={MAX_LENGTH} required>
        <TextArea rows={3} />
      </FormField>
    </FormDialog>
  );
}
