import { isFirstVisit } from './first-visit';

const MADE = '2026-11-22T18:00:00Z';

it.each([
  ['with the account', MADE, true],
  ['once its address was confirmed', '2026-11-22T18:40:00Z', true],
  ['a day later', '2026-11-23T18:00:00Z', false],
  ['at no known time', undefined, false],
])('a visit that began %s', (_when, last_sign_in_at, expected) => {
  expect(isFirstVisit({ created_at: MADE, last_sign_in_at })).toBe(expected);
});
