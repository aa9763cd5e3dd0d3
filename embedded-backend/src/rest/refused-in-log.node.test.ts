import { inspect } from 'node:util';
import type { Backend } from '../index.ts';
import { generateKeys, SITE, startFixture } from '../testing/start.ts';
import { refuseAsPostgrest } from './database-error.ts';

// Node only: checks the console of the serving process.

const keys = generateKeys();
let backend: Backend;
let noise: jest.SpyInstance;

beforeAll(async () => {
  backend = await startFixture({ ...(await portalProject()), keys });
}, 120_000);
beforeEach(() => {
  noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
});
afterEach(() => noise.mockRestore());
afterAll(() => backend.close());

const MALFORMED = [
  '/nowhere?select=id',
  '/rpc/nothing',
  'select=nothing',
  'nothing=eq.1',
  'order=nothing',
  'select=user_id,nothing(*)',
  'select=a%22b',
  'select=user_id,...',
  'select=(',
  'bio=frobnicate.1',
  'bio=not',
  'or=(bio.eq.1',
  'or=(bio)',
  'and=(or(bio',
  'limit=x',
  'offset=-1',
  'rating_counts=cs.{',
  'select=bio::int',
];

it.each(MALFORMED)('a refused request logs at most one line: %s', async (query) => {
  const headers = { apikey: keys.publishable };
  const { status } = await backend.fetch(
    new Request(`${SITE}/rest/v1${query.startsWith('/') ? query : `/professionals_public?${query}`}`, {
      headers,
    }),
  );
  expect(status).toBeLessThan(500);
  expect(noise.mock.calls.length).toBeLessThanOrEqual(1);
  for (const parts of noise.mock.calls as unknown[][])
    expect(parts.map((part) => inspect(part)).join(' ')).not.toContain('\n');
});

it.each([
  new Error('broken'),
  Object.assign(new Error('recursion'), { code: '42P17' }),
  new TypeError('x is no function'),
])('a server error keeps its stack frames: %s', (error) => {
  expect(inspect(refuseAsPostgrest(error))).toMatch(/\n +at /);
});
