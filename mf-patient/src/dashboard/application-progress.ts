import type { Account } from 'shared-domain/roles';
import { isApplicationStatus, type ApplicationStatus } from 'shared-domain/status';

/** Status of a user's application to become a professional, with the team's message. */
export interface ApplicationProgress {
  /** `withdrawn`: a professional whose approval was revoked; `suspended`: by the team, with a reason. */
  readonly status: ApplicationStatus | 'withdrawn' | 'suspended';
  /** What the team requests, or why it rejected or suspended; null: no message. */
  readonly message: string | null;
}

/**
 * Content of the dashboard banner; null: no banner. A professional without approval is under review again,
 * whatever the application says. The address is used only while the account is unknown, and never for an
 * approval.
 */
export function applicationProgress(
  account: Account | null,
  statusInAddress: string | null,
): ApplicationProgress | null {
  if (!account) {
    return isApplicationStatus(statusInAddress) && statusInAddress !== 'approved'
      ? { status: statusInAddress, message: null }
      : null;
  }
  const { role, approvalStatus, application } = account;
  if (approvalStatus === 'suspended')
    return { status: 'suspended', message: account.suspensionReason ?? null };
  if (role === 'professional' && approvalStatus !== 'approved') return { status: 'withdrawn', message: null };
  if (!application) return null;
  const { status, adminNotes, rejectionReason } = application;
  if (status === 'needs_info') return { status, message: adminNotes };
  return { status, message: status === 'rejected' ? rejectionReason : null };
}

/** Whether the user may start an application: a patient who never sent one. */
export const mayApply = (account: Account | null): boolean =>
  account !== null && account.role === 'patient' && !account.isAdmin && account.application === null;
