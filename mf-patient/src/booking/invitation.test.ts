import type { FreeDay } from 'shared-domain/free-times';
import { daysOfInvitation, invitationFrom, type ProposalRow } from './invitation';

const ROW: ProposalRow = {
  status: 'open',
  from_day: '2026-12-02',
  to_day: '2026-12-03',
  was_at: '2026-12-02T17:00:00+00:00',
  expires_at: '2026-12-01T17:00:00+00:00',
};

describe('the invitation of an address', () => {
  it('is an open proposal of a period', () => {
    expect(invitationFrom(ROW, 'one')).toMatchObject({
      proposalId: 'one',
      from: '2026-12-02',
      to: '2026-12-03',
    });
  });

  it.each([
    ['of another consultation', null],
    ['that was answered', { ...ROW, status: 'refused' }],
    ['of times', { ...ROW, from_day: null, to_day: null }],
  ] as const)('%s is over', (_, row) => {
    expect(invitationFrom(row, 'one')).toBe('over');
  });
});

it('only its days are offered, without the present time', () => {
  const invitation = invitationFrom(ROW, 'one');
  if (invitation === 'over') throw new Error('It is open.');
  const day = (date: string, ...times: string[]) =>
    ({ date, times, reason: times.length > 0 ? null : 'closed' }) as FreeDay;
  const days = [
    day('2026-12-01', '2026-12-01T17:00:00.000Z'),
    day('2026-12-02', '2026-12-02T17:00:00.000Z'),
    day('2026-12-03', '2026-12-03T17:00:00.000Z', '2026-12-03T18:00:00.000Z'),
    day('2026-12-04', '2026-12-04T17:00:00.000Z'),
  ];
  expect(daysOfInvitation(invitation, days)).toEqual([
    { date: '2026-12-02', times: [], reason: 'full' },
    days[2],
  ]);
});
