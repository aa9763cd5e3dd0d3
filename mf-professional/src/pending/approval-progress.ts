import type { ApplicationStatus, ApprovalStatus } from 'shared-domain/status';

/** The parts of a user's newest application that decide the progress. */
export interface NewestApplication {
  readonly status: ApplicationStatus;
  readonly notes: string | null;
  readonly reason: string | null;
  /** UTC ISO. */
  readonly appliedAt: string;
}

/** How far a user is in becoming a professional. */
export type ApprovalProgress =
  | { readonly kind: 'approved' }
  | { readonly kind: 'none' }
  /** `sentAt` is null where no application waits: an approval was withdrawn. */
  | { readonly kind: 'pending'; readonly sentAt: string | null }
  /** For the reason that `message` gives; `since` is UTC ISO. */
  | { readonly kind: 'suspended'; readonly message: string | null; readonly since: string | null }
  | { readonly kind: 'needs_info'; readonly message: string | null }
  | { readonly kind: 'rejected'; readonly message: string | null };

/** The approval, and the reason and start of a suspension. */
export interface Approval {
  readonly status: ApprovalStatus;
  readonly suspensionReason: string | null;
  /** UTC ISO. */
  readonly suspendedAt: string | null;
}

/**
 * Only a valid approval counts as approved, whatever the application says. A suspension overrides any
 * application; an approved application whose approval was otherwise revoked is in review again.
 */
export function approvalProgress(
  approval: Approval | null,
  newest: NewestApplication | null,
): ApprovalProgress {
  if (approval?.status === 'approved') return { kind: 'approved' };
  if (approval?.status === 'suspended')
    return { kind: 'suspended', message: approval.suspensionReason, since: approval.suspendedAt };
  const withdrawn = { kind: 'pending', sentAt: null } as const;
  if (!newest) return approval === null ? { kind: 'none' } : withdrawn;
  switch (newest.status) {
    case 'approved':
      return withdrawn;
    case 'needs_info':
      return { kind: 'needs_info', message: newest.notes };
    case 'rejected':
      return { kind: 'rejected', message: newest.reason };
    default: // pending, or a status that this version does not know
      return { kind: 'pending', sentAt: newest.appliedAt };
  }
}
