import type { ApplicationStatus, ApprovalStatus } from 'shared-domain/status';

/** A person's newest application, as far as its standing goes. */
export interface NewestApplication {
  readonly status: ApplicationStatus;
  readonly notes: string | null;
  readonly reason: string | null;
  /** UTC ISO. */
  readonly appliedAt: string;
}

/** Where somebody stands on the way to becoming a professional. */
export type Standing =
  | { readonly kind: 'approved' }
  | { readonly kind: 'none' }
  /** `sentAt` is null where no application waits: an approval was withdrawn. */
  | { readonly kind: 'pending'; readonly sentAt: string | null }
  | { readonly kind: 'needs_info'; readonly message: string | null }
  | { readonly kind: 'rejected'; readonly message: string | null };

/**
 * Only a standing approval counts as approved, whatever the application says: an approved one whose approval was
 * withdrawn is in review again.
 */
export function standingOf(approval: ApprovalStatus | null, newest: NewestApplication | null): Standing {
  if (approval === 'approved') return { kind: 'approved' };
  if (!newest) return approval === null ? { kind: 'none' } : { kind: 'pending', sentAt: null };
  switch (newest.status) {
    case 'approved':
      return { kind: 'pending', sentAt: null };
    case 'needs_info':
      return { kind: 'needs_info', message: newest.notes };
    case 'rejected':
      return { kind: 'rejected', message: newest.reason };
    default: // pending, or a status that this version does not know
      return { kind: 'pending', sentAt: newest.appliedAt };
  }
}
