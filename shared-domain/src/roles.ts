import type { ApplicationStatus, ApprovalStatus } from './status';

export const ROLES = ['patient', 'professional', 'professional_pending', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The newest application of a person. */
export interface AccountApplication {
  readonly status: ApplicationStatus;
  readonly adminNotes: string | null;
  readonly rejectionReason: string | null;
}

/** What guard and redirects know of a signed-in person. */
export interface Account {
  readonly role: Role;
  readonly isAdmin: boolean;
  readonly fullName: string;
  /** Null without a professional record. */
  readonly approvalStatus: ApprovalStatus | null;
  /** Why the team suspended the professional; absent unless it did. */
  readonly suspensionReason?: string;
  /** Null when the person never applied. */
  readonly application: AccountApplication | null;
  /** What keeps an admin from administering; absent: nothing. */
  readonly lackingFactor?: LackingFactor;
}

/** `code`: of the second factor they have, in this session; `factor`: a first one, since the deployment asks for it. */
export type LackingFactor = 'code' | 'factor';

/** Admins have the role or the flag. */
export const isAdmin = (account: Pick<Account, 'role' | 'isAdmin'>): boolean =>
  account.role === 'admin' || account.isAdmin;

/** Whether the user works as a professional: has the role and a valid approval. */
export const isApprovedProfessional = (account: Pick<Account, 'role' | 'approvalStatus'>): boolean =>
  account.role === 'professional' && account.approvalStatus === 'approved';

/** Whether a person's newest application waits for the team or for the person. */
export const hasOpenApplication = (account: Pick<Account, 'application'>): boolean =>
  account.application?.status === 'pending' || account.application?.status === 'needs_info';
