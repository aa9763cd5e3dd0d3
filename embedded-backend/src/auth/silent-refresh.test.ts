import { createClient } from '@supabase/supabase-js';
import type { Backend, SessionJson } from '../index.ts';
import {
  clientOf,
  fetchFrom,
  generateKeys,
  PASSWORD,
  send,
  signUpConfirmed,
  SITE,
  startFixture,
} from '../testing/start.ts';

// An access token that expired while supabase-js still holds the session.

const keys = generateKeys();
const email = 'ana@example.com';
let backend: Backend;

beforeAll(async () => {
  backend = await startFixture({ keys });
  await signUpConfirmed(backend, clientOf(backend, keys.publishable), email);
}, 60_000);
afterAll(() => backend.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await backend.setClock(null);
});

/** A page that shares its stored session with the browser's other tabs. */
function tab(kept: Map<string, string>) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const page = createClient(SITE, keys.publishable, {
    auth: { storage, storageKey: 'one-browser', autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchFrom(backend) },
  });
  const events: string[] = [];
  page.auth.onAuthStateChange((event) => void events.push(event));
  return { page, events };
}

/** Advances the clocks of backend and clients by an hour. */
async function advanceAnHour(): Promise<void> {
  const now = Date.now() + 3_601_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await backend.setClock(new Date(now));
}

const tokenIn = (kept: Map<string, string>) =>
  (JSON.parse(kept.get('one-browser') ?? '{}') as SessionJson).access_token;

it('is refreshed silently by the next request', async () => {
  const kept = new Map<string, string>();
  const { page, events } = tab(kept);
  await page.auth.signInWithPassword({ email, password: PASSWORD });
  const old = tokenIn(kept);
  await advanceAnHour();
  const headers = { Authorization: `Bearer ${old}` };
  const refused = await send(backend, keys.publishable, '/rest/v1/people?select=id', { headers });
  expect(refused.status).toBe(401);
  const { data, error } = await page.from('people').select('id');
  expect(error).toBeNull();
  expect(data).toHaveLength(1);
  expect(events).toContain('TOKEN_REFRESHED');
  expect(tokenIn(kept)).not.toBe(old);
});

it('is refreshed by two tabs at once, and both keep working', async () => {
  const kept = new Map<string, string>();
  const [one, two] = [tab(kept), tab(kept)];
  await one.page.auth.signInWithPassword({ email, password: PASSWORD });
  for (let hours = 0; hours < 3; hours += 1) {
    await advanceAnHour();
    const answers = await Promise.all([one, two].map(({ page }) => page.from('people').select('id')));
    expect(answers.map(({ data, error }) => [data?.length, error])).toEqual([
      [1, null],
      [1, null],
    ]);
  }
  expect([...one.events, ...two.events]).not.toContain('SIGNED_OUT');
});
