import type { Backend } from '../index.ts';
import {
  clientOf,
  codeIn,
  generateKeys,
  lastMailTo,
  PASSWORD,
  send,
  SITE,
  startFixture,
  tokenHashIn,
} from '../testing/start.ts';

const keys = generateKeys();
let backend: Backend;

beforeAll(async () => {
  backend = await startFixture({ keys, rateLimits: true });
}, 60_000);
afterAll(() => backend.close());
afterEach(() => backend.setClock(null));

const wrong = { email: 'a@example.com', password: 'errada-1' };
const token = '/auth/v1/token?grant_type=password';

describe('API keys', () => {
  it.each(['/rest/v1/rooms', '/auth/v1/settings', '/auth/v1/user'])('%s requires one', async (path) => {
    const none = await backend.fetch(new Request(SITE + path));
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ message: 'No API key found in request' });
    expect(await send(backend, 'sb_publishable_wrong', path)).toMatchObject({
      status: 401,
      body: { message: 'Invalid API key' },
    });
  });

  it('may be in the query string', async () => {
    const response = await backend.fetch(new Request(`${SITE}/auth/v1/health?apikey=${keys.publishable}`));
    expect(response.status).toBe(200);
  });
});

describe('refusals', () => {
  it('have the format of the requested API version', async () => {
    const current = await send(backend, keys.publishable, token, {
      body: wrong,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    });
    expect(current.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(current.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    expect(current.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    const old = await send(backend, keys.publishable, token, { body: wrong });
    expect(old.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    expect(old.headers.has('X-Supabase-Api-Version')).toBe(false);
  });

  it('expose their code to a page of another origin', async () => {
    const { headers } = await send(backend, keys.publishable, token, { body: wrong });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Supabase-Api-Version');
  });

  it.each([
    ['truncated', '{', 400, 'bad_json'],
    ['that is an array', '[]', 400, 'bad_json'],
    ['of 300 kB', JSON.stringify({ email: 'a'.repeat(300_000) }), 413, 'request_entity_too_large'],
  ])('reject a body %s', async (_name, body, status, code) => {
    const response = await backend.fetch(
      new Request(SITE + token, { method: 'POST', body, headers: { apikey: keys.publishable } }),
    );
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error_code: code });
  });

  it('reject unknown grants and paths', async () => {
    for (const name of ['magic', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const grant = await send(backend, keys.publishable, `/auth/v1/token?grant_type=${name}`, { body: {} });
      expect(grant).toMatchObject({ status: 400, body: { msg: 'unsupported_grant_type' } });
      const scope = await send(backend, keys.publishable, `/auth/v1/logout?scope=${name || 'x'}`, {
        body: {},
      });
      expect(scope).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
    expect((await send(backend, keys.publishable, '/auth/v1/admin/users')).status).toBe(404);
    expect((await send(backend, keys.publishable, '/elsewhere')).status).toBe(404);
  });
});

describe('rate limits', () => {
  const ask = async (peerAddress: string, path = '/auth/v1/recover') =>
    (await send(backend, keys.publishable, path, { body: { email: 'x@example.com' }, peerAddress })).status;

  it('block an address after thirty requests and refill over time', async () => {
    await backend.setClock(new Date('2030-01-01T12:00:00Z'));
    for (let request = 0; request < 30; request += 1) expect(await ask('10.0.0.1')).toBe(200);
    const stopped = await clientOf(backend, keys.publishable, '10.0.0.1').auth.resetPasswordForEmail(
      'x@example.com',
    );
    expect(stopped.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect(await ask('10.0.0.2')).toBe(200);
    expect(await ask('10.0.0.1', '/auth/v1/resend')).toBe(400);
    await backend.setClock(new Date('2030-01-01T12:00:11Z'));
    expect(await ask('10.0.0.1')).toBe(200);
    expect(await ask('10.0.0.1')).toBe(429);
  });

  it.each([
    ['signing in', token, wrong, 400, 2],
    ['verifying a code', '/auth/v1/verify', { type: 'email', email: wrong.email, token: '000000' }, 403, 10],
  ])('apply to %s and return how long to wait', async (_name, path, body, status, seconds) => {
    await backend.setClock(new Date('2030-02-01T12:00:00Z'));
    const ask = () => send(backend, keys.publishable, path, { body, peerAddress: '10.0.0.3' });
    for (let request = 0; request < 30; request += 1) expect((await ask()).status).toBe(status);
    const stopped = await ask();
    expect(stopped).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(stopped.headers.get('Retry-After')).toBe(String(seconds));
    expect(stopped.body['msg']).toBe(`Request rate limit reached, try again after ${seconds} seconds.`);
    expect(stopped.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    await backend.setClock(new Date(Date.parse('2030-02-01T12:00:00Z') + seconds * 1000));
    expect((await ask()).status).toBe(status);
    expect((await ask()).status).toBe(429);
  });

  it('count an IPv6 network as one, and IPv4-mapped IPv6 as IPv4', async () => {
    await backend.setClock(new Date('2030-03-01T12:00:00Z'));
    for (let host = 1; host <= 30; host += 1) expect(await ask(`2001:db8:0:7::${host}`)).toBe(200);
    expect([await ask('2001:db8:0:7:9:9:9:9'), await ask('2001:db8:0:8::1')]).toEqual([429, 200]);
    for (let request = 0; request < 30; request += 1) await ask('10.0.0.9');
    expect([await ask('::ffff:10.0.0.9'), await ask('::ffff:10.0.0.8')]).toEqual([429, 200]);
  });

  it('do not apply to requests without an address', async () => {
    for (let request = 0; request < 35; request += 1) {
      const answer = await send(backend, keys.publishable, '/auth/v1/recover', { body: { email: PASSWORD } });
      expect(answer.status).toBe(400);
    }
  });
});

describe('e-mails to one address', () => {
  const START = Date.parse('2031-01-01T12:00:00Z');
  const at = (minutes: number) => backend.setClock(new Date(START + minutes * 60_000));
  const exceeded = {
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
  };

  it('are limited to five an hour, whatever their kind', async () => {
    const email = 'cinco@example.com';
    const { auth } = clientOf(backend, keys.publishable);
    const ask = [
      () => auth.signUp({ email, password: PASSWORD }),
      () => auth.resend({ type: 'signup', email }),
      () => auth.signInWithOtp({ email }),
      () => auth.resetPasswordForEmail(email),
      () => auth.signInWithOtp({ email }),
    ] as const;
    for (const [index, send] of ask.entries()) {
      await at(index * 2);
      expect((await send()).error).toBeNull();
    }
    await at(30);
    // Signing up a pending address is answered as for a new one (decision 13), without an e-mail.
    expect((await ask[0]()).error).toBeNull();
    for (const send of ask.slice(1)) expect((await send()).error).toMatchObject(exceeded);
    const mails = (await backend.mailbox.list()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(5);
    const wire = await send(backend, keys.publishable, '/auth/v1/recover', { body: { email } });
    expect([wire.status, wire.headers.get('Retry-After')]).toEqual([429, String(30 * 60)]);
    const other = await auth.signUp({ email: 'outra@example.com', password: PASSWORD });
    expect(other.error).toBeNull();
    await at(59.9);
    expect((await auth.resetPasswordForEmail(email)).error).toMatchObject(exceeded);
    await at(60);
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
    await at(61.5);
    expect((await auth.resetPasswordForEmail(email)).error).toMatchObject(exceeded);
  });

  it("are counted by network: a stranger does not use up the owner's; the total is twenty", async () => {
    const email = 'camila.alvo@example.com';
    const ask = async (peerAddress: string, path = 'otp') => {
      const answer = await send(backend, keys.publishable, `/auth/v1/${path}`, {
        body: { email },
        peerAddress,
      });
      return answer.status;
    };
    let minute = 200;
    const asked = async (peerAddress: string, path?: string) => {
      await at((minute += 2));
      return ask(peerAddress, path);
    };
    for (let mail = 0; mail < 5; mail += 1) expect(await asked('203.0.113.9')).toBe(200);
    expect(await asked('203.0.113.9')).toBe(429);
    expect(await asked('203.0.113.9', 'recover')).toBe(429);
    expect(await asked('198.51.100.1')).toBe(200);
    expect(await asked('198.51.100.1', 'recover')).toBe(200);
    for (let mail = 0; mail < 13; mail += 1) expect(await asked(`192.0.2.${mail}`)).toBe(200);
    expect(await asked('192.0.2.99')).toBe(429);
    expect((await backend.mailbox.list()).filter(({ to }) => to === email)).toHaveLength(20);
  });

  it('are not used up by requests within the minute', async () => {
    const email = 'apressada@example.com';
    const { auth } = clientOf(backend, keys.publishable);
    await at(200);
    await auth.signUp({ email, password: PASSWORD });
    for (let tries = 0; tries < 6; tries += 1) {
      const { error } = await auth.resend({ type: 'signup', email });
      expect(error?.message).toMatch(/only request this after \d+ seconds\.$/);
    }
    await at(202);
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
  });
});

describe('wrong codes', () => {
  const HOME = '192.0.2.1';
  /** Signs a user up from home; returns the code. */
  const newUser = async (email: string) => {
    const visitor = clientOf(backend, keys.publishable, HOME);
    expect((await visitor.auth.signUp({ email, password: PASSWORD })).error).toBeNull();
    return codeIn(await lastMailTo(backend, email));
  };
  const tryFrom = async (network: string, email: string, code: string) =>
    (await clientOf(backend, keys.publishable, network).auth.verifyOtp({ email, token: code, type: 'email' }))
      .error;
  /** Tries a code several times, each from another network. */
  const attempt = async (email: string, code: string, times = 1) => {
    let last = null;
    for (let tries = 0; tries < times; tries += 1) {
      last = await tryFrom(`10.1.${Math.trunc(Math.random() * 250)}.${tries}`, email, code);
    }
    return last;
  };
  const refused = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

  it('leave four more tries', async () => {
    const code = await newUser('distraida@example.com');
    await attempt('distraida@example.com', otherThan(code), 4);
    expect(await attempt('distraida@example.com', code)).toBeNull();
  });

  it('burn the code after five, from any network, with an unchanged message', async () => {
    const email = 'atacada@example.com';
    const code = await newUser(email);
    expect(await attempt(email, otherThan(code), 5)).toMatchObject(refused);
    expect(await attempt(email, code)).toMatchObject(refused);
    expect(await attempt('ninguem@example.com', code, 7)).toMatchObject(refused);
    const link = tokenHashIn(await lastMailTo(backend, email));
    const { error } = await clientOf(backend, keys.publishable).auth.verifyOtp({
      token_hash: link,
      type: 'signup',
    });
    expect(error).toBeNull(); // following the e-mail's link is not a guess
  });

  it('from other networks never burn the code for the network that requested it', async () => {
    const email = 'em-casa@example.com';
    const code = await newUser(email);
    expect(await attempt(email, otherThan(code), 12)).toMatchObject(refused);
    expect(await attempt(email, code)).toMatchObject(refused);
    for (let tries = 0; tries < 4; tries += 1) await tryFrom(HOME, email, otherThan(code));
    expect(await tryFrom(HOME, email, code)).toBeNull();
  });

  it('from the requesting network burn the code there', async () => {
    const email = 'desatenta@example.com';
    const code = await newUser(email);
    for (let tries = 0; tries < 5; tries += 1) await tryFrom(HOME, email, otherThan(code));
    expect(await tryFrom(HOME, email, code)).toMatchObject(refused);
    expect(await attempt(email, code)).toBeNull();
  });

  it("keep the owner's tries when a stranger requests another e-mail within the hour", async () => {
    const email = 'renovada@example.com';
    await backend.setClock(new Date('2032-02-01T12:00:00Z'));
    await newUser(email);
    const askElsewhere = () =>
      clientOf(backend, keys.publishable, '198.51.100.7').auth.resend({ type: 'signup', email });
    const codeAt = async (time: string) => {
      await backend.setClock(new Date(`2032-02-01T${time}Z`));
      expect((await askElsewhere()).error).toBeNull();
      const code = codeIn(await lastMailTo(backend, email));
      await attempt(email, otherThan(code), 5);
      return code;
    };
    const late = await codeAt('13:01:00');
    expect(await tryFrom(HOME, email, late)).toMatchObject(refused);
    await backend.setClock(new Date('2032-02-01T13:03:00Z'));
    await clientOf(backend, keys.publishable, HOME).auth.resend({ type: 'signup', email });
    expect(await tryFrom(HOME, email, await codeAt('14:02:00'))).toBeNull();
  });

  it('are also counted when they arrive concurrently', async () => {
    const email = 'rajada@example.com';
    const code = await newUser(email);
    await Promise.all(Array.from({ length: 5 }, () => attempt(email, otherThan(code))));
    expect(await attempt(email, code)).toMatchObject(refused);
  });

  it('are reset when another e-mail brings a new code', async () => {
    const email = 'de-novo@example.com';
    await backend.setClock(new Date('2032-01-01T12:00:00Z'));
    await attempt(email, otherThan(await newUser(email)), 6);
    await backend.setClock(new Date('2032-01-01T12:02:00Z'));
    expect(
      (await clientOf(backend, keys.publishable).auth.resend({ type: 'signup', email })).error,
    ).toBeNull();
    expect(await attempt(email, codeIn(await lastMailTo(backend, email)))).toBeNull();
  });
});

it('reports its settings and health', async () => {
  const settings = await send(backend, keys.publishable, '/auth/v1/settings');
  expect(settings.body).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: false,
    external: { email: true },
  });
  const health = await send(backend, keys.publishable, '/auth/v1/health');
  expect(health.body).toMatchObject({ name: 'GoTrue' });
});

it('sends one e-mail when two are requested at the same moment', async () => {
  const email = 'twice@example.com';
  await send(backend, keys.publishable, '/auth/v1/signup', { body: { email, password: PASSWORD } });
  const ask = () => send(backend, keys.publishable, '/auth/v1/recover', { body: { email } });
  const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 429, 429]);
});
