import type { ReactNode } from 'react';
import type { ErrorEntry } from 'shared-domain/errors';
import { lengthFault } from 'shared-domain/text-length';
import type { PortalClient } from 'shared-portal/contract';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog, type FormDialogProps } from 'shared-ui/form-dialog';
import { useTeamWrite } from '../use-team-write';
import { copy } from './copy';

const MAX_LENGTH = 500;

/** Why a reason is not accepted; null: it is. */
export const reasonFault = (reason: string): string | null =>
  reason.trim().length < 3 ? copy.missing : lengthFault(reason, MAX_LENGTH);

interface ReasonFieldProps {
  readonly label: string;
  readonly hint: string;
}

/** The reason of a form with a field of this name. */
export function ReasonField({ label, hint }: ReasonFieldProps) {
  return (
    <FormField name="reason" label={label} hint={hint} limit={MAX_LENGTH} required>
      <TextArea rows={3} />
    </FormField>
  );
}

export interface ReasonDialogProps<Answer> extends ReasonFieldProps {
  readonly title: string;
  readonly action: string;
  readonly look?: FormDialogProps<{ reason: string }>['look'];
  readonly errors: ErrorEntry;
  /** Refusals that are shown in the dialog; others are toasts. */
  readonly shownCodes?: readonly string[];
  /** Throws an `AppError`. */
  readonly act: (client: PortalClient, reason: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Called after an answer and after a refusal. */
  readonly onSettled: () => void;
  readonly onClose: () => void;
  /** What happens. */
  readonly children: ReactNode;
}

/** An action that needs a reason, which stays in the audit log. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const {
    title,
    action,
    label,
    hint,
    look,
    errors,
    shownCodes = [],
    act,
    onDone,
    onSettled,
    onClose,
  } = props;
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({ reason: reasonFault(reason) }),
    refusals: {
      context: errors,
      fields: Object.fromEntries(['reason_required', ...shownCodes].map((code) => [code, 'reason' as const])),
    },
  });
  const write = useTeamWrite({ act, onDone, showAtField: form.refuse, errors, onSettled });
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
      {props.children}
      <ReasonField label={label} hint={hint} />
    </FormDialog>
  );
}
