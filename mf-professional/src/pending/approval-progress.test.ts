import { APPLICATION_STATUSES, APPROVAL_STATUSES } from 'shared-domain/status';
import { approvalProgress, type Approval, type NewestApplication } from './approval-progress';

const newest = (status: NewestApplication['status']): NewestApplication => ({
  status,
  notes: 'Falta a carteira.',
  reason: 'Registro inativo.',
  appliedAt: '2026-11-18T15:00:00Z',
});
const approval = (status: Approval['status']): Approval => ({
  status,
  suspensionReason: status === 'suspended' ? 'Registro vencido.' : null,
  suspendedAt: status === 'suspended' ? '2026-11-20T12:00:00Z' : null,
});
const NOT_APPROVED = [
  null,
  ...APPROVAL_STATUSES.filter((status) => status !== 'approved' && status !== 'suspended').map((status) =>
    approval(status),
  ),
];

describe('approval progress', () => {
  it('is in review for an unknown status', () => {
    expect(approvalProgress(approval('pending'), newest('archived' as NewestApplication['status']))).toEqual({
      kind: 'pending',
      sentAt: '2026-11-18T15:00:00Z',
    });
  });

  it.each([null, ...APPLICATION_STATUSES])('depends on the approval alone for approved: %s', (status) => {
    expect(approvalProgress(approval('approved'), status && newest(status))).toEqual({ kind: 'approved' });
  });

  it.each(NOT_APPROVED)('follows the newest application without an approval: %j', (known) => {
    expect(approvalProgress(known, newest('pending'))).toEqual({
      kind: 'pending',
      sentAt: '2026-11-18T15:00:00Z',
    });
    expect(approvalProgress(known, newest('needs_info'))).toEqual({
      kind: 'needs_info',
      message: 'Falta a carteira.',
    });
    expect(approvalProgress(known, newest('rejected'))).toEqual({
      kind: 'rejected',
      message: 'Registro inativo.',
    });
    expect(approvalProgress(known, newest('approved'))).toEqual({
      kind: 'pending',
      sentAt: null,
    });
  });

  it('is none without application and record, and in review with a record only', () => {
    expect(approvalProgress(null, null)).toEqual({ kind: 'none' });
    expect(approvalProgress(approval('pending'), null)).toEqual({ kind: 'pending', sentAt: null });
  });

  it.each([null, ...APPLICATION_STATUSES])('is suspended regardless of applications: %s', (status) => {
    expect(approvalProgress(approval('suspended'), status && newest(status))).toEqual({
      kind: 'suspended',
      message: 'Registro vencido.',
      since: '2026-11-20T12:00:00Z',
    });
  });
});
