import { replaceNow } from './replace-now.ts';

it('replaces now and leaves all other dates unchanged', () => {
  const page = { Date };
  replaceNow(() => Date.parse('2030-01-08T15:00:00.000Z'), page);
  const Held = page.Date;
  expect(Held.now()).toBe(Date.parse('2030-01-08T15:00:00Z'));
  expect(new Held().toISOString()).toBe('2030-01-08T15:00:00.000Z');
  expect(new Held(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Held(2026, 0, 31).getMonth()).toBe(0);
  expect(Held.parse('2026-01-01T00:00:00Z')).toBe(Date.UTC(2026, 0, 1));
  expect(new Held()).toBeInstanceOf(Date);
  expect(new (class Day extends Held {})()).toBeInstanceOf(Held);
  expect(Held()).toBe(new Date('2030-01-08T15:00:00Z').toString());
  expect(Math.abs(Date.now() - Date.parse('2030-01-08T15:00:00Z'))).toBeGreaterThan(1000);
});

it('has no enumerable properties, like Date: a clock that wraps it keeps its own now', () => {
  const page = { Date };
  replaceNow(() => 0, page);
  expect(Object.keys(page.Date)).toEqual([]);
  page.Date.now = () => 1;
  expect(new page.Date().getTime()).toBe(1);
});
