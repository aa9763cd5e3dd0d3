import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { approvalProgress, type ApprovalProgress } from './approval-progress';

/** The signed-in user's progress, from the approval and the newest application. */
export function useApprovalProgress() {
  return useRead({
    key: ['approval-progress'],
    // The team may decide at any time, so nothing is cached.
    staleTime: 0,
    gcTime: 0,
    read: async (client, { userId }): Promise<ApprovalProgress> => {
      const [professional, application] = await Promise.all([
        client
          .from('professionals')
          .select('approval_status, suspension_reason, suspended_at')
          .eq('user_id', userId)
          .maybeSingle(),
        client
          .from('professional_applications')
          .select('application_status, rejection_reason, admin_notes, applied_at')
          .eq('user_id', userId)
          .order('applied_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      ]);
      const error = professional.error ?? application.error;
      if (error) throw toAppError(error);
      const newest = application.data && {
        status: application.data.application_status,
        notes: application.data.admin_notes,
        reason: application.data.rejection_reason,
        appliedAt: application.data.applied_at,
      };
      const approval = professional.data && {
        status: professional.data.approval_status,
        suspensionReason: professional.data.suspension_reason,
        suspendedAt: professional.data.suspended_at,
      };
      return approvalProgress(approval, newest);
    },
  });
}
