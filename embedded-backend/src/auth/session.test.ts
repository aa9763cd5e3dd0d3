import type { Backend, SessionJson } from '../index.ts';
import {
  clientOf,
  generateKeys,
  PASSWORD,
  send,
  signUpConfirmed,
  SITE,
  startFixture,
} from '../testing/start.ts';
import { encodePart, partsOf, signToken } from '../testing/tokens.ts';

const keys = generateKeys();
const email = 'ana@example.com';
let backend: Backend;
let anaId: string;

beforeAll(async () => {
  backend = await startFixture({ keys });
  anaId = await signUpConfirmed(backend, clientOf(backend, keys.publishable), email);
}, 60_000);
afterAll(() => backend.close());
afterEach(() => backend.setClock(null));

const client = () => clientOf(backend, keys.publishable);
const post = (path: string, body: unknown) => send(backend, keys.publishable, path, { body });
const signIn = async () =>
  (await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD }))
    .body as unknown as SessionJson;
const refresh = async (token: string) => {
  const { status, body } = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
  return { status, code: body['error_code'], token: body['refresh_token'] as string };
};
const later = (seconds: number) => backend.setClock(new Date(Date.now() + seconds * 1000));
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('a password', () => {
  it('opens a session whose token identifies the user', async () => {
    const session = await signIn();
    const claims = JSON.parse(partsOf(session.access_token)[1] ?? '') as Record<string, number>;
    expect(claims).toMatchObject({
      iss: `${SITE}/auth/v1`,
      sub: anaId,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect((claims['exp'] ?? 0) - (claims['iat'] ?? 0)).toBe(3600);
    expect(session.refresh_token).toMatch(/^[a-z0-9]{12}$/);
  });

  it.each([
    ['a wrong password', { email, password: 'errada-1' }, 'invalid_credentials'],
    ['an unknown address', { email: 'ninguem@example.com', password: PASSWORD }, 'invalid_credentials'],
    ['a malformed address', { email: 'ana', password: PASSWORD }, 'invalid_credentials'],
    ['no password', { email }, 'invalid_credentials'],
    ['no address', { password: PASSWORD }, 'validation_failed'],
  ])('is refused with %s', async (_name, body, code) => {
    const answer = await post('/auth/v1/token?grant_type=password', body);
    expect(answer).toMatchObject({ status: 400, body: { error_code: code } });
  });

  it('tells an unconfirmed user to confirm, only with the correct password', async () => {
    await client().auth.signUp({ email: 'nova@example.com', password: PASSWORD });
    const right = await client().auth.signInWithPassword({ email: 'nova@example.com', password: PASSWORD });
    expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
    const wrong = await client().auth.signInWithPassword({ email: 'nova@example.com', password: 'errada-1' });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('set by SQL, like in a seed, also works', async () => {
    await backend.db.query(
      `update auth.users set encrypted_password = extensions.crypt('por-sql', extensions.gen_salt('bf'))
       where email = 'nova@example.com'`,
    );
    await backend.db.query(
      `update auth.users set email_confirmed_at = now() where email = 'nova@example.com'`,
    );
    const { error } = await client().auth.signInWithPassword({
      email: 'nova@example.com',
      password: 'por-sql',
    });
    expect(error).toBeNull();
  });
});

describe('a refresh token', () => {
  it('is exchanged for the next one and keeps the session', async () => {
    const user = client();
    await user.auth.signInWithPassword({ email, password: PASSWORD });
    const before = (await user.auth.getSession()).data.session;
    const { data, error } = await user.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    const sessionIdOf = (token = '') =>
      (JSON.parse(partsOf(token)[1] ?? '') as { session_id: string }).session_id;
    expect(sessionIdOf(data.session?.access_token)).toBe(sessionIdOf(before?.access_token));
  });

  it('reused right after its exchange gets the same successor, at any age', async () => {
    const first = (await signIn()).refresh_token;
    const second = await refresh(first);
    expect(await refresh(first)).toMatchObject({ status: 200, token: second.token });
    await later(3000);
    expect(await refresh(first)).toMatchObject({ status: 200, token: second.token });
  });

  it('replaced twice can be reused for ten seconds, and then ends the session', async () => {
    const first = (await signIn()).refresh_token;
    const second = await refresh(first);
    const third = await refresh(second.token);
    const quick = await refresh(first);
    expect(quick.status).toBe(200);
    expect([first, second.token, third.token]).not.toContain(quick.token);
    await later(11);
    expect(await refresh(first)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect(await refresh(quick.token)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  });

  it('reused too late also invalidates the access token of its session', async () => {
    const first = await signIn();
    const second = await refresh(first.refresh_token);
    await refresh(second.token);
    const asAna = (path: string, method: string) =>
      send(backend, keys.publishable, path, { method, headers: bearer(first.access_token) });
    expect(await asAna('/auth/v1/user', 'GET')).toMatchObject({ status: 200 });
    await later(11);
    await refresh(first.refresh_token);
    const refused = { status: 403, body: { error_code: 'session_not_found' } };
    expect(await asAna('/auth/v1/user', 'GET')).toMatchObject(refused);
    expect(await asAna('/auth/v1/logout', 'POST')).toMatchObject(refused);
  });

  it('exchanged by two tabs at once gives both the same session', async () => {
    const { refresh_token: token } = await signIn();
    const [one, two] = await Promise.all([refresh(token), refresh(token)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.token).toBe(two.token);
  });

  it.each([
    ['ABC', 'validation_failed'],
    ['aaaaaaaaaaaa', 'refresh_token_not_found'],
  ])('%s is refused', async (token, code) => {
    expect(await refresh(token)).toMatchObject({ status: 400, code });
  });
});

describe('session expiry', () => {
  const DAY = 86_400;
  const inDays = async (days: number, token: string) => {
    await later(days * DAY);
    const answer = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
    return { status: answer.status, body: answer.body, token: String(answer.body['refresh_token']) };
  };

  it('after a week of inactivity', async () => {
    const [used, unused] = [await signIn(), await signIn()];
    expect((await inDays(6.9, used.refresh_token)).status).toBe(200);
    expect(await inDays(7.1, unused.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'session_expired', msg: 'Invalid Refresh Token: Session Expired (Inactivity)' },
    });
  });

  it('after thirty days of use', async () => {
    let { refresh_token: token } = await signIn();
    for (const days of [6, 12, 18, 24, 29.9]) token = (await inDays(days, token)).token;
    expect(await inDays(30.1, token)).toMatchObject({
      status: 400,
      body: { error_code: 'session_expired', msg: 'Invalid Refresh Token: Session Expired' },
    });
  });
});

describe('signing out', () => {
  const sessions = async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    const open = () =>
      Promise.all(
        [one, two, three].map(async ({ refresh_token: token }) => (await refresh(token)).status === 200),
      );
    const leave = (scope: string) =>
      send(backend, keys.publishable, `/auth/v1/logout?scope=${scope}`, {
        method: 'POST',
        headers: bearer(one.access_token),
      });
    return { open, leave };
  };

  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ])('with scope %s', async (scope, expected) => {
    const { open, leave } = await sessions();
    expect((await leave(scope)).status).toBe(204);
    expect(await open()).toEqual(expected);
  });

  it('refuses an unknown scope', async () => {
    const { leave } = await sessions();
    expect(await leave('all')).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });

  it('invalidates the session', async () => {
    const user = client();
    await user.auth.signInWithPassword({ email, password: PASSWORD });
    const token = (await user.auth.getSession()).data.session?.access_token ?? '';
    expect((await user.auth.signOut()).error).toBeNull();
    const answer = await send(backend, keys.publishable, '/auth/v1/user', { headers: bearer(token) });
    expect(answer).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
  });
});

describe('a forged token', () => {
  const claims = () => ({ sub: anaId, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60 });
  const forged = {
    'without a signature': async () => `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims())}.`,
    'with algorithm none and a signature': () => signToken({ alg: 'none' }, claims(), keys.jwtSecret),
    'signed with another key': () =>
      signToken({ alg: 'HS256' }, claims(), 'another-secret-another-secret-12'),
    'with another algorithm': () => signToken({ alg: 'HS512' }, claims(), keys.jwtSecret, 'SHA-512'),
    'with a changed subject': async () => {
      const [header, , signature] = (await signIn()).access_token.split('.');
      return `${header}.${encodePart({ ...claims(), sub: crypto.randomUUID() })}.${signature}`;
    },
    'for the role of the database owner': () =>
      signToken({ alg: 'HS256' }, { ...claims(), role: 'postgres' }, keys.jwtSecret),
    'that is malformed': async () => 'abc',
  };

  it.each(Object.entries(forged))('%s grants no access', async (_name, make) => {
    const headers = bearer(await make());
    const data = await send(backend, keys.publishable, '/rest/v1/people?select=id', { headers });
    expect(data).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
    const auth = await send(backend, keys.publishable, '/auth/v1/user', { headers });
    expect(auth.status).toBe(403);
  });

  it('expires after an hour of the backend’s clock', async () => {
    const { access_token: token } = await signIn();
    await later(3601);
    const data = await send(backend, keys.publishable, '/rest/v1/people?select=id', {
      headers: bearer(token),
    });
    expect(data).toMatchObject({ status: 401, body: { code: 'PGRST303', message: 'JWT expired' } });
  });

  it('is valid immediately when the clock is set far away', async () => {
    await backend.setClock(new Date('2031-05-05T12:00:00Z'));
    const { access_token: token } = await signIn();
    const data = await send(backend, keys.publishable, '/rest/v1/people?select=id', {
      headers: bearer(token),
    });
    expect(data).toMatchObject({ status: 200, body: [{ id: anaId }] });
  });
});

describe('one’s own account', () => {
  it('merges metadata and deletes keys set to null', async () => {
    const user = client();
    await user.auth.signInWithPassword({ email, password: PASSWORD });
    await user.auth.updateUser({ data: { name: 'Ana', city: 'Recife' } });
    const { data } = await user.auth.updateUser({ data: { city: null } });
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ana' });
    expect(data.user?.user_metadata).not.toHaveProperty('city');
  });

  it.each([
    [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
    [{ password: '123' }, 422, 'weak_password'],
    [{ password: 'brasil123' }, 422, 'weak_password'],
    [{ email: 'outra@example.com' }, 400, 'validation_failed'],
  ])('refuses %j', async (body, status, code) => {
    const headers = bearer((await signIn()).access_token);
    const answer = await send(backend, keys.publishable, '/auth/v1/user', { method: 'PUT', body, headers });
    expect(answer).toMatchObject({ status, body: { error_code: code } });
  });

  it('cannot change the password in a session older than a day, however often it was refreshed', async () => {
    const { refresh_token } = await signIn();
    await later(25 * 3600);
    const { body } = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
    const change = (token: string) =>
      send(backend, keys.publishable, '/auth/v1/user', {
        method: 'PUT',
        body: { password: 'Outra-senha-1' },
        headers: bearer(token),
      });
    const old = await change(String(body['access_token']));
    expect(old).toMatchObject({ status: 400, body: { error_code: 'reauthentication_needed' } });
    expect(await signIn()).toHaveProperty('access_token'); // the old password still works
  });

  it('requires a token', async () => {
    const answer = await send(backend, keys.publishable, '/auth/v1/user');
    expect(answer).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
  });

  it('can be opened by the host without a password', async () => {
    const { data, error } = await client().auth.setSession(await backend.signIn(email));
    expect(error).toBeNull();
    expect(data.user?.id).toBe(anaId);
  });
});
