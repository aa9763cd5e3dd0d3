import { isConfirmedBySignIn, isFirstVisit } from './first-visit';

const MADE = '2026-11-22T18:00:00Z';
const CONFIRMED = '2026-11-22T20:00:00Z';

describe('the first visit', () => {
  it.each([
    [
      'with the code that confirms the address, hours after the account was created',
      '2026-11-22T20:00:01Z',
      true,
    ],
    ['with a password, minutes after the address was confirmed', '2026-11-22T20:05:00Z', false],
    ['a day later', '2026-11-23T20:00:00Z', false],
    ['at an unknown time', undefined, false],
  ])('started %s', (_when, last_sign_in_at, expected) => {
    expect(isFirstVisit({ created_at: MADE, email_confirmed_at: CONFIRMED, last_sign_in_at })).toBe(expected);
  });

  it.each([
    ['is created confirmed', '2026-11-22T18:00:01Z'],
    ['needs no confirmation', undefined],
  ])('of an account that %s is a session of its first hour', (_which, email_confirmed_at) => {
    const account = { created_at: MADE, email_confirmed_at };
    expect(isFirstVisit({ ...account, last_sign_in_at: '2026-11-22T18:40:00Z' })).toBe(true);
    expect(isFirstVisit({ ...account, last_sign_in_at: '2026-11-22T19:10:00Z' })).toBe(false);
  });
});

it.each([
  ['2026-11-22T20:00:01Z', true],
  ['2026-11-22T20:05:00Z', false],
  [undefined, false],
])('an address confirmed at 20:00 and a session started at %s', (last_sign_in_at, expected) => {
  expect(isConfirmedBySignIn({ email_confirmed_at: CONFIRMED, last_sign_in_at })).toBe(expected);
});
