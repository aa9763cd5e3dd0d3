import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import type { IsoDay } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import type { ListedStatus } from './approval-view';
import type { Professional } from './use-professionals';

interface ApprovalChange {
  readonly text: string;
  /** Last day of the consultations that a suspension keeps; null: it cancels them. */
  readonly keptUntil: IsoDay | null;
}

/** Switches an approval status to the other one. Throws an `AppError` with the procedure's stable code. */
async function changeFrom(
  approvalStatus: ListedStatus,
  client: PortalClient,
  id: string,
  { text, keptUntil }: ApprovalChange,
): Promise<void> {
  const { error } =
    approvalStatus === 'approved'
      ? await client.rpc('suspend_professional', {
          professional_user_id: id,
          reason: text,
          kept_until: keptUntil,
        })
      : await client.rpc('lift_suspension', { professional_user_id: id, note: text || null });
  if (error) throw toAppError(error);
}

/**
 * Suspends an approved professional with a reason, or reinstates a suspended one. `onDone` is called after
 * success. `showAtField` receives each error first and returns whether it has shown it.
 */
export function useApprovalChange(
  approvalStatus: ListedStatus,
  professional: Professional,
  onDone: () => void,
  showAtField: (error: unknown) => boolean,
) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  return useWrite<void, ApprovalChange>({
    mutationFn: async (change) => changeFrom(approvalStatus, await supabase(), professional.id, change),
    onSuccess: () => {
      onDone();
      const { change, doneText } = copy.approvals[approvalStatus];
      toast({ kind: 'success', title: change.done, text: doneText(professional.fullName) });
    },
    onError: (error) => {
      if (!showAtField(error))
        toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-action']) });
    },
    // A suspension cancels consultations and creates refunds: every list may have changed.
    onSettled: () => void queries.invalidateQueries(),
  });
}
