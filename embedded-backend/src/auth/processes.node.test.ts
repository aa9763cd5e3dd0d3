import type { Backend } from '../index.ts';
import { clientOf, fetchFrom, generateKeys, PASSWORD, SITE, startFixture } from '../testing/start.ts';

const keys = generateKeys();
const HOME = '203.0.113.9';

let source: Awaited<ReturnType<typeof emptySource>>;
let processes: Backend[] = [];

// A PGlite belongs to one process.
const onPostgres = (name: string, test: (first: Backend, second: Backend) => Promise<void>) =>
  it(`${name}, on PostgreSQL`, async () => {
    source = await emptySource();
    if (typeof source !== 'function') return;
    // Together, as a host starts them: on a new database one creates the tables, the other waits.
    processes = await Promise.all([1, 2].map(() => startFixture({ source, keys, rateLimits: true })));
    const [first, second] = processes;
    if (first && second) await test(first, second);
  }, 60_000);

afterEach(async () => {
  for (const backend of processes) await backend.close();
  processes = [];
});

const signUp = (backend: Backend, email: string) =>
  clientOf(backend, keys.publishable, HOME).auth.signUp({ email, password: PASSWORD });

onPostgres('a new database is created once', async (first, second) => {
  expect([first.applied.length, second.applied.length].toSorted()).toEqual([0, 1]);
});

onPostgres('requests are counted together', async (first, second) => {
  const answers: number[] = [];
  for (let turn = 0; turn < 32; turn += 1) {
    const send = fetchFrom(turn % 2 ? first : second, HOME);
    const response = await send(`${SITE}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: keys.publishable, 'content-type': 'application/json' },
      body: '{}',
    });
    answers.push(response.status);
  }
  expect(answers.slice(0, 30)).not.toContain(429);
  expect(answers.slice(30)).toEqual([429, 429]);
});

onPostgres('wrong codes are counted together', async (first, second) => {
  const email = 'ana@example.com';
  await signUp(first, email);
  const [mail] = await first.mailbox.list();
  const code = /\b\d{6}\b/.exec(mail?.html ?? '')?.[0] ?? '';
  const attempt = (backend: Backend, token: string) =>
    clientOf(backend, keys.publishable, HOME).auth.verifyOtp({ email, token, type: 'signup' });
  const wrong = code === '111111' ? '222222' : '111111';
  for (const backend of [first, second, first, second, first]) await attempt(backend, wrong);
  expect((await attempt(second, code)).error).toMatchObject({ code: 'otp_expired' });
});

onPostgres('a refresh token that both exchange at once leaves one session', async (first, second) => {
  const email = 'eva@example.com';
  await signUp(first, email);
  await first.db.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  const { refresh_token } = await second.signIn(email);
  const exchanges = await Promise.all(
    [first, second].map((backend) =>
      clientOf(backend, keys.publishable, HOME).auth.refreshSession({ refresh_token }),
    ),
  );
  expect(exchanges.map(({ error }) => error)).toEqual([null, null]);
  expect(await first.db.query('select from auth.sessions')).toHaveLength(1);
});

onPostgres('one leads, and the other after it has ended', async (first, second) => {
  expect(await first.processes.leads()).toBe(true);
  expect(await second.processes.leads()).toBe(false);
  expect(await first.processes.leads()).toBe(true);
  await first.close();
  processes = [second];
  expect(await second.processes.leads()).toBe(true);
});

onPostgres('names in the database are hashed', async (first) => {
  await signUp(first, 'secreta@example.com');
  const rows = await first.db.query<{ row: string }>('select l::text as row from auth.limits l');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ row }) => row).join()).not.toContain('secreta');
});
