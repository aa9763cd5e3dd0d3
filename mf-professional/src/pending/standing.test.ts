import { APPLICATION_STATUSES, APPROVAL_STATUSES } from 'shared-domain/status';
import { standingOf, type NewestApplication } from './standing';

const newest = (status: NewestApplication['status']): NewestApplication => ({
  status,
  notes: 'Falta a carteira.',
  reason: 'Registro inativo.',
  appliedAt: '2026-11-18T15:00:00Z',
});
const NOT_APPROVED = [null, ...APPROVAL_STATUSES.filter((status) => status !== 'approved')];

describe('where somebody stands', () => {
  it('is in review while a status is not known to this version', () => {
    expect(standingOf('pending', newest('archived' as NewestApplication['status']))).toEqual({
      kind: 'pending',
      sentAt: '2026-11-18T15:00:00Z',
    });
  });

  it.each([null, ...APPLICATION_STATUSES])('is approved by the approval alone: %s', (status) => {
    expect(standingOf('approved', status && newest(status))).toEqual({ kind: 'approved' });
  });

  it.each(NOT_APPROVED)('follows the newest application without an approval: %s', (approval) => {
    expect(standingOf(approval, newest('pending'))).toEqual({
      kind: 'pending',
      sentAt: '2026-11-18T15:00:00Z',
    });
    expect(standingOf(approval, newest('needs_info'))).toEqual({
      kind: 'needs_info',
      message: 'Falta a carteira.',
    });
    expect(standingOf(approval, newest('rejected'))).toEqual({
      kind: 'rejected',
      message: 'Registro inativo.',
    });
    expect(standingOf(approval, newest('approved'))).toEqual({ kind: 'pending', sentAt: null });
  });

  it('is nowhere without application and record, and in review with a record alone', () => {
    expect(standingOf(null, null)).toEqual({ kind: 'none' });
    expect(standingOf('suspended', null)).toEqual({ kind: 'pending', sentAt: null });
  });
});
