import { startFixture } from '../testing/start.ts';
import { DEFAULT_INSTANT, testInstant } from './instant.ts';

const FIVE_MINUTES = 5 * 60_000;

const fromInstant = (time: number) => time - testInstant();

it('is at the test instant in the sandbox when a file starts', () => {
  expect(fromInstant(Date.now())).toBeGreaterThanOrEqual(0);
  expect(fromInstant(Date.now())).toBeLessThan(FIVE_MINUTES);
});

it('runs', async () => {
  const before = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Date.now()).toBeGreaterThan(before);
});

it('is the same for the backend and its database', async () => {
  const backend = await startFixture();
  const [row] = await backend.db.query<{ at: string }>('select extract(epoch from now()) * 1000 as at');
  expect(Math.abs(backend.clock.now() - Date.now())).toBeLessThan(1000);
  expect(Math.abs(Number(row?.at) - Date.now())).toBeLessThan(5000);
  await backend.close();
});

describe('the variable', () => {
  it('sets another instant', () => {
    expect(testInstant({})).toBe(Date.parse(DEFAULT_INSTANT));
    expect(testInstant({ TEST_INSTANT: '2028-02-29T23:59Z' })).toBe(Date.UTC(2028, 1, 29, 23, 59));
  });

  it.each([
    'today',
    '2026-11-24',
    '2026-11-24T12:00:00',
    '2026-11-24T12:00:00-03:00',
    '2026-13-24T12:00:00Z',
  ])('refuses %p', (text) => {
    expect(() => testInstant({ TEST_INSTANT: text })).toThrow(`TEST_INSTANT is "${text}"; use a UTC instant`);
  });
});
