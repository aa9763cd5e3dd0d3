import type { Account, AccountApplication } from '../roles';
import type { ApplicationStatus } from '../status';

/** An account for tests: by default a patient who never applied. */
export const accountOf = (part: Partial<Account> = {}): Account => ({
  role: 'patient',
  isAdmin: false,
  fullName: 'Camila Ribeiro dos Santos',
  approvalStatus: null,
  application: null,
  ...part,
});

/** An application with a given status and no message from the team. */
export const applicationOf = (status: ApplicationStatus): AccountApplication => ({
  status,
  adminNotes: null,
  rejectionReason: null,
});
