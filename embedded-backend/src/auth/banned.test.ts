import type { Backend } from '../index.ts';
import {
  clientOf,
  codeIn,
  generateKeys,
  lastMailTo,
  PASSWORD,
  send,
  signUpConfirmed,
  SITE,
  startFixture,
  tokenHashIn,
} from '../testing/start.ts';

// An account banned by auth.users.banned_until, with the credentials it had before.

const keys = generateKeys();
const email = 'ana@example.com';
const HOUR = 3_600_000;
const future = () => new Date(Date.now() + HOUR).toISOString();

let backend: Backend;
beforeAll(async () => {
  backend = await startFixture({ keys, auth: { mailIntervalSeconds: 0 } });
  await signUpConfirmed(backend, clientOf(backend, keys.publishable), email);
}, 60_000);
afterAll(() => backend.close());
afterEach(() => backend.setClock(null));

const ban = (until: string | null) =>
  backend.db.query('update auth.users set banned_until = $2 where email = $1', [email, until]);
const post = (path: string, body: unknown) => send(backend, keys.publishable, path, { body });
const byPassword = (password = PASSWORD) => post('/auth/v1/token?grant_type=password', { email, password });
const byRefresh = (token: string) =>
  post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
const byCode = (token: string) => post('/auth/v1/verify', { email, token, type: 'email' });
const byHash = (hash: string) => post('/auth/v1/verify', { token_hash: hash, type: 'magiclink' });
const requestAs = (token: string, method: string, path: string, body?: unknown) =>
  send(backend, keys.publishable, path, { method, body, headers: { Authorization: `Bearer ${token}` } });

/** A session and an e-mail of a user who is not banned yet. */
async function ways() {
  await ban(null);
  const { body } = await byPassword();
  await post('/auth/v1/otp', { email });
  const mail = await lastMailTo(backend, email);
  return { access: String(body['access_token']), refresh: String(body['refresh_token']), mail };
}

const refused = (status: number, msg = 'User is banned') => ({
  status,
  body: { error_code: 'user_banned', msg },
});
const sessions = () => backend.db.query('select id from auth.sessions');

describe('a banned account', () => {
  it.each(['right', 'wrong'])(
    'cannot sign in by password, and the response to a %s one is the same',
    async (which) => {
      await ban(future());
      expect(await byPassword(which === 'right' ? PASSWORD : 'errada-1')).toMatchObject(refused(400));
    },
  );

  it('cannot sign in by code or link, which work once the ban is lifted', async () => {
    const { mail } = await ways();
    await ban(future());
    const before = await sessions();
    expect(await byCode(codeIn(mail))).toMatchObject(refused(403));
    expect(await byHash(tokenHashIn(mail))).toMatchObject(refused(403));
    const query = `token=${tokenHashIn(mail)}&type=magiclink`;
    const link = await backend.fetch(new Request(`${SITE}/auth/v1/verify?${query}`));
    expect(link.headers.get('location')).toBe(
      `${SITE}#error=access_denied&error_code=user_banned&error_description=User+is+banned&sb=`,
    );
    expect(await sessions()).toEqual(before);
    await ban(null);
    expect(await byCode(codeIn(mail))).toMatchObject({ status: 200 });
  });

  it('cannot refresh its session until the ban ends', async () => {
    const { refresh } = await ways();
    await ban(future());
    expect(await byRefresh(refresh)).toMatchObject(refused(400, 'Invalid Refresh Token: User Banned'));
    await backend.setClock(new Date(Date.now() + HOUR + 1000));
    expect(await byRefresh(refresh)).toMatchObject({ status: 200 });
  });

  it.each<[string, string, unknown]>([
    ['GET', '/auth/v1/user', undefined],
    ['PUT', '/auth/v1/user', { data: { nickname: 'Aninha' } }],
    ['POST', '/auth/v1/logout?scope=others', undefined],
    ['POST', '/auth/v1/factors', { factor_type: 'totp' }],
  ])('is refused %s %s with a token that has not expired', async (method, path, body) => {
    const { access } = await ways();
    await ban(future());
    expect(await requestAs(access, method, path, body)).toMatchObject(refused(403));
  });

  it('stays banned when the ban has no end', async () => {
    const { access } = await ways();
    await ban('infinity');
    expect(await byPassword()).toMatchObject(refused(400));
    expect(await requestAs(access, 'GET', '/auth/v1/user')).toMatchObject(refused(403));
  });
});

it('can sign in again once the ban has expired', async () => {
  await ban(new Date(Date.now() - 1000).toISOString());
  expect(await byPassword()).toMatchObject({ status: 200 });
});
