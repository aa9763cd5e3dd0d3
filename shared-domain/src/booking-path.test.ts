import { bookingPath } from './booking-path';
import { safeNext } from './safe-next';

const PATH = '/patient/booking/b1?slot=2026-12-01T17:00:00.000Z';

describe('a free time', () => {
  it('leads to the summary of its booking', () => {
    expect(bookingPath('b1', '2026-12-01T17:00:00.000Z', false)).toBe(PATH);
  });

  it('leads visitors to the sign-up first, and from there to the summary', () => {
    const url = new URL(bookingPath('b1', '2026-12-01T17:00:00.000Z', true), 'https://portal.example');
    expect([url.pathname, url.searchParams.get('mode'), url.searchParams.get('role')]).toEqual([
      '/auth',
      'signup',
      'patient',
    ]);
    expect(safeNext(url.searchParams.get('next'))).toBe(PATH);
  });
});
