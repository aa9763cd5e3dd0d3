import { summaryPath, visitorPath } from './booking-path';
import { safeNext } from './safe-next';

const PATH = '/patient/booking/b1?slot=2026-12-01T17:00:00.000Z';

describe('a free time', () => {
  it('leads to the summary of its booking', () => {
    expect(summaryPath('b1', '2026-12-01T17:00:00.000Z')).toBe(PATH);
  });

  it('leads visitors to the sign-up first, and from there to the summary', () => {
    const url = new URL(visitorPath('b1', '2026-12-01T17:00:00.000Z'), 'https://portal.example');
    expect([url.pathname, url.searchParams.get('mode'), url.searchParams.get('role')]).toEqual([
      '/auth',
      'signup',
      'patient',
    ]);
    expect(safeNext(url.searchParams.get('next'))).toBe(PATH);
  });
});
