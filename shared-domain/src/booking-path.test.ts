import { instantIn, summaryPath, visitorPath } from './booking-path';
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

describe('an instant in an address', () => {
  it('is read in UTC', () => {
    expect(instantIn('2026-11-25T09:00:00-03:00')).toBe('2026-11-25T12:00:00.000Z');
  });

  it.each([
    null,
    '',
    '8',
    '2026-11-25',
    '2026-13-01T00:00Z',
    '9999-12-31T23:59:59-14:00',
    '+10000-01-01T00:00Z',
  ])('is not %s', (text) => {
    expect(instantIn(text)).toBeNull();
  });
});
