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
  /** `sentAt` is null where no application waits: an approval was withdrawn, for the reason that `message` gives. */
  | { readonly kind: 'pending'; readonly sentAt: string | null; readonly message: string | null }
  | { readonly kind: 'needs_info'; readonly message: string | null }
  | { readonly kind: 'rejected'; readonly message: string | null };

/** What the team holds a person to be, and why where it withdrew its approval. */
export interface Approval {
  readonly status: ApprovalStatus;
  readonly suspensionReason: string | null;
}

/**
 * Only a standing approval counts as approved, whatever the application says: an approved one whose approval was
 * withdrawn is in review again.
 */
export function standingOf(approval: Approval | null, newest: NewestApplication | null): Standing {
  if (approval?.status === 'approved') return { kind: 'approved' };
  const withdrawn = { kind: 'pending', sentAt: null, message: approval?.suspensionReason ?? null } as const;
  if (!newest) return approval === null ? { kind: 'none' } : withdrawn;
  switch (newest.status) {
    case 'approved':
      return withdrawn;
    case 'needs_info':
      return { kind: 'needs_info', message: newest.notes };
    case 'rejected':
      return { kind: 'rejected', message: newest.reason };
    default: // pending, or a status that this version does not know
      return { kind: 'pending', sentAt: newest.appliedAt, message: null };
  }
}
