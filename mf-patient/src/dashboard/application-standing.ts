import type { Account } from 'shared-domain/roles';
import { isApplicationStatus, type ApplicationStatus } from 'shared-domain/status';

/** Where a person's application to become a professional stands, with what the team wrote. */
export interface ApplicationStanding {
  /** `withdrawn`: a professional whose approval no longer stands; `suspended`: by the team, for a reason. */
  readonly status: ApplicationStatus | 'withdrawn' | 'suspended';
  /** What the team asks for, or why it refused or suspended; null: it wrote nothing. */
  readonly message: string | null;
}

/**
 * What the dashboard's banner tells; null: there is nothing to tell. A professional without approval is in review
 * again, whatever the application says. The address speaks only while the account is not known, and never of an approval.
 */
export function applicationStanding(
  account: Account | null,
  statusInAddress: string | null,
): ApplicationStanding | null {
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

/** Whether the person may begin an application: a patient who never sent one. */
export const mayApply = (account: Account | null): boolean =>
  account !== null && account.role === 'patient' && !account.isAdmin && account.application === null;
