import type { ApplicationStatus, ApprovalStatus } from './status';

export const ROLES = ['patient', 'professional', 'professional_pending', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** A user's newest application. */
export interface AccountApplication {
  readonly status: ApplicationStatus;
  readonly adminNotes: string | null;
  readonly rejectionReason: string | null;
}

/** The account data used by guard and redirects. */
export interface Account {
  readonly role: Role;
  readonly isAdmin: boolean;
  readonly fullName: string;
  /** Null without a professional record. */
  readonly approvalStatus: ApprovalStatus | null;
  /** The team's reason for a suspension; absent otherwise. */
  readonly suspensionReason?: string;
  /** Null if the user never applied. */
  readonly application: AccountApplication | null;
  /** The IANA zone in which the user reads times; absent: São Paulo's. */
  readonly timeZone?: string;
  /** What prevents an admin from administering; absent: nothing. */
  readonly missingFactor?: MissingFactor;
}

/**
 * `code`: the enrolled second factor is not verified in this session; `factor`: none is enrolled, but the
 * deployment requires one.
 */
export type MissingFactor = 'code' | 'factor';

/** Admins have the role or the flag. */
export const isAdmin = (account: Pick<Account, 'role' | 'isAdmin'>): boolean =>
  account.role === 'admin' || account.isAdmin;

/** Whether the user works as a professional: has the role and a valid approval. */
export const isApprovedProfessional = (account: Pick<Account, 'role' | 'approvalStatus'>): boolean =>
  account.role === 'professional' && account.approvalStatus === 'approved';

/** Whether the newest application waits for the team or for the applicant. */
export const hasOpenApplication = (account: Pick<Account, 'application'>): boolean =>
  account.application?.status === 'pending' || account.application?.status === 'needs_info';
