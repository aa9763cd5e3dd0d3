import { canChange, changeDeadline } from './change-deadline';
import type { IsoDay } from './days';
import { momentOf } from './zone';

const THURSDAY: IsoDay = '2026-11-26';
const at = (instant: string) => new Date(instant);

describe('moving or cancelling', () => {
  const start = momentOf(THURSDAY, '11:30').toISOString();

  it('is possible until 24 hours before, to the millisecond', () => {
    expect(changeDeadline(start)).toBe('2026-11-25T14:30:00.000Z');
    expect(canChange(start, at('2026-11-25T14:30:00.000Z'))).toBe(true);
    expect(canChange(start, at('2026-11-25T14:30:00.001Z'))).toBe(false);
    expect(canChange(start, at('2026-11-27T00:00:00Z'))).toBe(false);
  });

  it('does not depend on the format of the instant', () => {
    expect(canChange('2026-11-26T11:30:00-03:00', at('2026-11-25T14:30:00Z'))).toBe(true);
    expect(canChange('2026-11-26T14:30:00+00:00', at('2026-11-25T14:30:01Z'))).toBe(false);
  });
});
