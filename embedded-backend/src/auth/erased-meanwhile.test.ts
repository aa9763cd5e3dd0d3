import type { Backend } from '../index.ts';
import { clientOf, generateKeys, PASSWORD, send, signUpConfirmed, startFixture } from '../testing/start.ts';

// PGlite runs the deletion first; PostgreSQL runs it concurrently with the request.

const EMAIL = 'ana@exemplo.com.br';
const keys = generateKeys();
let backend: Backend;
let refreshToken: string;
let userId: string;
const failures: unknown[] = [];

beforeEach(async () => {
  failures.length = 0;
  backend = await startFixture({ keys, onError: (error) => failures.push(error) });
  const client = clientOf(backend, keys.publishable);
  userId = await signUpConfirmed(backend, client, EMAIL);
  refreshToken = (await client.auth.getSession()).data.session?.refresh_token ?? '';
}, 60_000);
afterEach(() => backend.close());

/** Sends a request while a transaction deletes the account and commits after the request has started. */
async function sendDuringErasure(grant: string, body: unknown) {
  const erasure = backend.db.exec(
    `do $$ begin delete from auth.users where id = '${userId}'; perform pg_sleep(1.5); end $$`,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  const answer = await send(backend, keys.publishable, `/auth/v1/token?grant_type=${grant}`, { body });
  await erasure;
  return answer;
}

it('refuses a refresh during an erasure as an unknown token', async () => {
  const answer = await sendDuringErasure('refresh_token', { refresh_token: refreshToken });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } });
  expect(failures).toEqual([]);
});

it('refuses a sign-in during an erasure as an unknown account', async () => {
  const answer = await sendDuringErasure('password', { email: EMAIL, password: PASSWORD });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
  expect(failures).toEqual([]);
});
