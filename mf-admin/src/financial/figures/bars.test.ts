import type { IsoDay } from 'shared-domain/schedule';
import { axisTop, barsOf } from './bars';

const day = (name: IsoDay, received: number) => ({
  day: name,
  received,
  returned: 1,
  refunded: 2,
  earlier: 3,
});

describe('the bars of the chart', () => {
  it('add up weeks from Monday, named by their first day in the period', () => {
    const days = [day('2026-11-07', 10), day('2026-11-08', 20), day('2026-11-09', 40)];
    expect(barsOf(days, 'day')).toEqual(days);
    expect(barsOf(days, 'week')).toEqual([
      { day: '2026-11-07', received: 30, returned: 2, refunded: 4, earlier: 6 },
      days[2],
    ]);
  });

  it.each([
    [0, 100_00],
    [100_01, 200_00],
    [4_678_900, 8_000_000],
    [8_000_001, 10_000_000],
  ])('%d centavos need an axis to %d', (received, top) => {
    expect(axisTop([{ ...day('2026-11-07', received) }])).toBe(top);
  });
});
