import { PEOPLE } from '../seed/index.ts';
import { testInstant } from '../test-clock/instant';
import { API_ORIGIN } from './page-server';

/** The current time of the backend's database. */
async function serverNow(): Promise<number> {
  const { access_token: token } = await embedded.signIn(PEOPLE.camila.email);
  const answer = await fetch(`${API_ORIGIN}/rest/v1/rpc/server_now`, {
    method: 'POST',
    headers: { apikey: embedded.keys.publishable, authorization: `Bearer ${token}` },
  });
  return Date.parse((await answer.json()) as string);
}

it('the page and the backend share one clock, which starts at the test instant', async () => {
  expect(Math.abs((await serverNow()) - Date.now())).toBeLessThan(2000);
  const since = Date.now() - testInstant();
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThan(5 * 60_000);
});

it('jest’s own timers start at that instant, too', () => {
  jest.useFakeTimers();
  const since = Date.now() - testInstant();
  jest.useRealTimers();
  expect(Math.abs(since)).toBeLessThan(5 * 60_000);
});
