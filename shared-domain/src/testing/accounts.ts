import type { Account, AccountApplication } from '../roles';
import type { ApplicationStatus } from '../status';

/** An account for tests: a patient who never applied, unless told otherwise. */
export const accountOf = (part: Partial<Account> = {}): Account => ({
  role: 'patient',
  isAdmin: false,
  fullName: 'Camila Ribeiro dos Santos',
  approvalStatus: null,
  application: null,
  ...part,
});

/** An application that stands so, without a word of the team. */
export const applicationOf = (status: ApplicationStatus): AccountApplication => ({
  status,
  adminNotes: null,
  rejectionReason: null,
});
