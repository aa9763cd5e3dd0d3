import { timeWishOf, type DayWish } from './time-wishes';

const daysAt = (wish: DayWish, now: string) => timeWishOf(wish, null, new Date(now)).days;

describe('wished times', () => {
  it.each<[string, string, string, string]>([
    // Instant, today, tomorrow, Saturday
    ['2026-11-24T12:00:00Z', '2026-11-24', '2026-11-25', '2026-11-28'],
    ['2026-11-30T03:10:00Z', '2026-11-30', '2026-12-01', '2026-12-05'],
    ['2026-11-29T02:50:00Z', '2026-11-28', '2026-11-29', '2026-11-28'],
    ['2026-12-31T15:00:00Z', '2026-12-31', '2027-01-01', '2027-01-02'],
  ])('at %s are days in São Paulo', (now, today, tomorrow, saturday) => {
    expect(daysAt('hoje', now)).toEqual([today]);
    expect(daysAt('amanha', now)).toEqual([tomorrow]);
    expect(daysAt('sabado', now)).toEqual([saturday]);
    const week = daysAt('semana', now);
    expect([week?.length, week?.[0]]).toEqual([7, today]);
  });

  it('may be a part of any day, or any time', () => {
    const now = new Date('2026-11-24T12:00:00Z');
    expect(timeWishOf(null, 'noite', now)).toEqual({ days: null, periods: ['evening'] });
    expect(timeWishOf(null, null, now)).toEqual({ days: null, periods: null });
  });
});
