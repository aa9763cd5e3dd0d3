import type { Account } from 'shared-domain/roles';
import { applicationProgress, mayApply } from './application-progress';

const camila: Account = {
  role: 'patient',
  isAdmin: false,
  fullName: 'Camila Ribeiro dos Santos',
  approvalStatus: null,
  application: null,
};
const applied = (status: 'pending' | 'needs_info' | 'rejected' | 'approved'): Account => ({
  ...camila,
  application: { status, adminNotes: 'Envie outra foto.', rejectionReason: 'Registro não encontrado.' },
});

describe('application status', () => {
  it.each([
    ['pending', null],
    ['needs_info', 'Envie outra foto.'],
    ['rejected', 'Registro não encontrado.'],
    ['approved', null],
  ] as const)("%s: the team's message is %j", (status, message) => {
    expect(applicationProgress(applied(status), 'rejected')).toEqual({ status, message });
  });

  it('is none without an application, whatever the address says', () => {
    expect(applicationProgress(camila, 'pending')).toBeNull();
  });

  it.each(['pending', 'rejected', null] as const)(
    'is withdrawn for a professional whose approval is %j',
    (approvalStatus) => {
      const account: Account = { ...applied('approved'), role: 'professional', approvalStatus };
      expect(applicationProgress(account, null)).toEqual({ status: 'withdrawn', message: null });
    },
  );

  it("is suspended, with the team's reason", () => {
    const account: Account = { ...applied('approved'), role: 'professional', approvalStatus: 'suspended' };
    expect(applicationProgress({ ...account, suspensionReason: 'Registro vencido.' }, 'pending')).toEqual({
      status: 'suspended',
      message: 'Registro vencido.',
    });
    expect(applicationProgress(account, null)).toEqual({ status: 'suspended', message: null });
  });

  it.each([
    ['pending', { status: 'pending', message: null }],
    ['needs_info', { status: 'needs_info', message: null }],
    ['rejected', { status: 'rejected', message: null }],
    ['approved', null],
    ['nonsense', null],
    [null, null],
  ])('comes from the address while the account is unknown: %j', (status, expected) => {
    expect(applicationProgress(null, status)).toEqual(expected);
  });
});

describe('the invitation to apply', () => {
  it('is shown to patients who never applied', () => {
    expect(mayApply(camila)).toBe(true);
    expect(mayApply(null)).toBe(false);
    expect(mayApply(applied('rejected'))).toBe(false);
    expect(mayApply({ ...camila, role: 'professional', approvalStatus: 'approved' })).toBe(false);
    expect(mayApply({ ...camila, isAdmin: true })).toBe(false);
    expect(mayApply({ ...camila, role: 'admin' })).toBe(false);
  });
});
