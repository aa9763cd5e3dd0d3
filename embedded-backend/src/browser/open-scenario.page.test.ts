import { PEOPLE, sql } from '../seed/index.ts';
import { openScenario, type OpenedScenario } from './open-scenario.ts';

const MANIFEST = '/backend.json';
const opened: OpenedScenario[] = [];

/** Opens a scenario; `everyMinute` runs the jobs of one minute. */
async function open(scenario: Parameters<typeof openScenario>[0]) {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const scene = await openScenario(scenario, MANIFEST);
  opened.push(scene);
  const minutes = timers.mock.calls.filter(([, milliseconds]) => milliseconds === 60_000);
  timers.mockRestore();
  return { ...scene, everyMinute: minutes.map(([run]) => run as () => void) };
}

afterEach(async () => {
  jest.restoreAllMocks();
  for (const { backend } of opened.splice(0)) await backend.close();
});

it('is the seeded database with the scenario’s user signed in', async () => {
  const { fetch, keys, session, now } = await open({
    title: 'a',
    path: '/',
    as: 'patient',
    setup: `update public.profiles set city = 'Ouro Preto' where email = '${PEOPLE.camila.email}'`,
    now: '2031-01-06T12:00:00.000Z',
    latencyMs: 0,
  });
  expect(now).toBe('2031-01-06T12:00:00.000Z');
  const headers = { apikey: keys.publishable, authorization: `Bearer ${session?.access_token ?? ''}` };
  const answer = await fetch(
    new Request(`${location.origin}/rest/v1/profiles?select=email,city`, { headers }),
  );
  expect(await answer.json()).toEqual([{ email: PEOPLE.camila.email, city: 'Ouro Preto' }]);
});

it('runs the jobs each minute, but not at once', async () => {
  const now = '2031-01-06T12:00:00.000Z';
  const { backend, everyMinute } = await open({
    title: 'a',
    path: '/',
    now,
    setup: sql.pendingPaymentsExpireIn('-2 minutes'),
  });
  const waiting = async () => {
    const [row] = await backend.db.query<{ n: number }>(
      `select count(*)::int as n from public.payments where status = 'pending'`,
    );
    return row?.n ?? 0;
  };
  expect(await waiting()).toBeGreaterThan(0);
  expect(everyMinute).toHaveLength(1);
  everyMinute[0]?.();
  const ended = Date.now() + 10_000;
  while ((await waiting()) > 0 && Date.now() < ended) await new Promise((done) => setTimeout(done, 50));
  expect(await waiting()).toBe(0);
});

it('accepts its database packed, or unpacked by the browser', async () => {
  const load = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const response = await load(...asked);
    if (!response.url.endsWith('.gz')) return response;
    return new Response(response.body?.pipeThrough(new DecompressionStream('gzip')) ?? null);
  });
  const { backend } = await open({ title: 'a', path: '/' });
  const [row] = await backend.db.query('select count(*) > 0 as "isSeeded" from public.professionals');
  expect(row).toEqual({ isSeeded: true });
});
