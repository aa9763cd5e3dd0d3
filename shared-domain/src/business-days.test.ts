import { businessDaysAfter } from './business-days';
import type { IsoDay } from './schedule/days';

describe('business days after a day', () => {
  it.each([
    ['2026-11-24', '2026-11-24', 0],
    ['2026-11-24', '2026-11-25', 1],
    // A weekend.
    ['2026-11-27', '2026-11-29', 0],
    ['2026-11-27', '2026-11-30', 1],
    // Consciência Negra is a Friday.
    ['2026-11-19', '2026-11-23', 1],
    // The turn of the year, with Natal and Confraternização Universal, both Fridays.
    ['2026-12-24', '2027-01-04', 5],
    ['2026-11-25', '2026-11-24', 0],
  ])('%s to %s: %i', (from, to, days) => {
    expect(businessDaysAfter(from as IsoDay, to as IsoDay)).toBe(days);
  });
});
