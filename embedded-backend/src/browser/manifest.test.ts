import { heldSince } from './manifest.ts';

it.each([
  ['runs on the day the rows were made', '2026-11-21T09:00:00.000Z', undefined],
  ['stands where the rows are, later', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
])('time %s', (_, seededAt, expected) => {
  expect(heldSince(seededAt, '2026-11-21T20:00:00.000Z')).toBe(expected);
});
