import { hasOpenApplication, isAdmin, isApprovedProfessional, ROLES } from './roles';
import { APPLICATION_STATUSES, APPROVAL_STATUSES } from './status';
import { accountOf, applicationOf } from './testing/accounts';

describe('an admin', () => {
  it('is an account with the admin role', () => {
    expect(ROLES.filter((role) => isAdmin(accountOf({ role })))).toEqual(['admin']);
  });

  it('is an account with the admin flag, whatever its role', () => {
    expect(ROLES.every((role) => isAdmin(accountOf({ role, isAdmin: true })))).toBe(true);
  });
});

describe('an approved professional', () => {
  it('is an account with the professional role and an approved status', () => {
    const approved = ROLES.flatMap((role) =>
      [null, ...APPROVAL_STATUSES]
        .filter((approvalStatus) => isApprovedProfessional(accountOf({ role, approvalStatus })))
        .map((approvalStatus) => `${role}, ${approvalStatus}`),
    );
    expect(approved).toEqual(['professional, approved']);
  });
});

describe('an open application', () => {
  it('waits for the team or for the applicant', () => {
    const open = APPLICATION_STATUSES.filter((status) =>
      hasOpenApplication(accountOf({ application: applicationOf(status) })),
    );
    expect(open).toEqual(['pending', 'needs_info']);
    expect(hasOpenApplication(accountOf())).toBe(false);
  });
});
