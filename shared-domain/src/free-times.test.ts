import { daysIn, daysWithout, isSameClock, nearestTimes, zonePlace, type FreeDay } from './free-times';

const at = (time: string) => `2026-12-${time}:00.000Z`;
const DAYS: readonly FreeDay[] = [
  { date: '2026-12-01', times: [at('01T12:00'), at('02T01:30')], reason: null },
  { date: '2026-12-02', times: [], reason: 'full' },
  { date: '2026-12-03', times: [at('03T20:00')], reason: null },
];

describe('days with free times in another zone', () => {
  it('are the same in the zone of the professional', () => {
    expect([...daysIn(DAYS, 'America/Sao_Paulo').values()]).toEqual(DAYS);
  });

  it('hold each time on the day that it has there', () => {
    const days = daysIn(DAYS, 'Europe/Lisbon');
    expect(days.get('2026-12-01')?.times).toEqual([at('01T12:00')]);
    expect(days.get('2026-12-02')).toEqual({ date: '2026-12-02', times: [at('02T01:30')], reason: null });
  });

  it('are closed where all times move to another day', () => {
    const late: readonly FreeDay[] = [{ date: '2026-12-01', times: [at('02T01:30')], reason: null }];
    expect(daysIn(late, 'Europe/Lisbon').get('2026-12-01')?.reason).toBe('closed');
  });
});

describe('the times near a lost one', () => {
  it('are the closest, in order, without the lost one', () => {
    expect(nearestTimes(DAYS, at('02T01:30'), 2)).toEqual([at('01T12:00'), at('03T20:00')]);
    expect(nearestTimes(DAYS, at('01T13:00'), 1)).toEqual([at('01T12:00')]);
    expect(nearestTimes([], at('01T13:00'), 3)).toEqual([]);
  });
});

it('compares the clocks of two zones at a moment', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  expect(isSameClock('America/Bahia', 'America/Sao_Paulo', now)).toBe(true);
  expect(isSameClock('America/Manaus', 'America/Sao_Paulo', now)).toBe(false);
});

it('names the place of a zone', () => {
  expect(zonePlace('America/Sao_Paulo')).toBe('Brasília');
  expect(zonePlace('America/Rio_Branco')).toBe('Rio Branco');
});

it('leaves out the time of the consultation that is moved', () => {
  const [own, other] = ['2026-12-01T12:00:00.000Z', '2026-12-01T13:00:00.000Z'];
  const day = { date: '2026-12-01', reason: null } as const;
  expect(daysWithout([{ ...day, times: [own, other] }], '2026-12-01T12:00:00+00:00')).toEqual([
    { ...day, times: [other] },
  ]);
  expect(daysWithout([{ ...day, times: [own] }], own)).toEqual([{ ...day, times: [], reason: 'full' }]);
});
