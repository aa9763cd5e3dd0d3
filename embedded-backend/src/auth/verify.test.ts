import type { EmailOtpType } from '@supabase/supabase-js';
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

const keys = generateKeys();
let backend: Backend;
let people = 0;

beforeAll(async () => {
  backend = await startFixture({ keys, auth: { mailIntervalSeconds: 0 } });
}, 60_000);
afterAll(() => backend.close());
afterEach(() => backend.setClock(null));

const client = () => clientOf(backend, keys.publishable);
const newAddress = () => `pessoa${(people += 1)}@example.com`;

async function unconfirmed() {
  const email = newAddress();
  const { error } = await client().auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { email, mail: await lastMailTo(backend, email) };
}

async function confirmed() {
  const email = newAddress();
  await signUpConfirmed(backend, client(), email);
  return email;
}

const verifyHash = (tokenHash: string, type: EmailOtpType) =>
  client().auth.verifyOtp({ token_hash: tokenHash, type });

const expired = { status: 403, code: 'otp_expired' };

describe('a confirmation e-mail', () => {
  it.each<EmailOtpType>(['signup', 'email'])('signs in by its code, as type %s', async (type) => {
    const { email, mail } = await unconfirmed();
    const user = client();
    const { data, error } = await user.auth.verifyOtp({ email, token: codeIn(mail), type });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect((await user.auth.getUser()).data.user?.email).toBe(email);
  });

  it.each<EmailOtpType>(['signup', 'email'])('signs in by its link, as type %s, once', async (type) => {
    const { mail } = await unconfirmed();
    const { data, error } = await verifyHash(tokenHashIn(mail), type);
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeTruthy();
    expect((await verifyHash(tokenHashIn(mail), type)).error).toMatchObject(expired);
  });

  it('rejects another type, another code and another address', async () => {
    const { email, mail } = await unconfirmed();
    const other = await unconfirmed();
    const token = codeIn(mail);
    expect((await verifyHash(tokenHashIn(mail), 'recovery')).error).toMatchObject(expired);
    const wrong = token === '000000' ? '000001' : '000000';
    for (const attempt of [
      { email, token: wrong, type: 'signup' as const },
      { email, token, type: 'recovery' as const },
      { email: other.email, token, type: 'signup' as const },
      { email: 'ninguem@example.com', token, type: 'signup' as const },
    ]) {
      const { error } = await client().auth.verifyOtp(attempt);
      expect(error).toMatchObject({ ...expired, message: 'Token has expired or is invalid' });
    }
    expect((await client().auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
  });

  it('expires after ten minutes', async () => {
    const { email, mail } = await unconfirmed();
    await backend.setClock(new Date(Date.now() + 601_000));
    expect((await verifyHash(tokenHashIn(mail), 'signup')).error).toMatchObject(expired);
    await backend.setClock(new Date(Date.now() + 590_000));
    expect((await client().auth.verifyOtp({ email, token: codeIn(mail), type: 'signup' })).error).toBeNull();
  });
});

describe('signing in without a password', () => {
  it('e-mails a known user a link that signs in', async () => {
    const email = await confirmed();
    expect(
      (await client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error,
    ).toBeNull();
    const mail = await lastMailTo(backend, email);
    expect(mail.subject).toBe('Enter');
    const { data, error } = await verifyHash(tokenHashIn(mail), 'magiclink');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  it('accepts the code as type email or magiclink', async () => {
    const email = await confirmed();
    for (const type of ['email', 'magiclink'] as const) {
      await client().auth.signInWithOtp({ email });
      const token = codeIn(await lastMailTo(backend, email));
      expect((await client().auth.verifyOtp({ email, token, type })).error).toBeNull();
    }
  });

  it('signs an unknown address up, unless told not to', async () => {
    const email = newAddress();
    const refused = await client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(refused.error).toMatchObject({ status: 422, code: 'otp_disabled' });
    expect((await client().auth.signInWithOtp({ email })).error).toBeNull();
    const mail = await lastMailTo(backend, email);
    expect(mail.subject).toBe('Confirm');
    expect((await verifyHash(tokenHashIn(mail), 'email')).error).toBeNull();
  });
});

describe('requesting a new e-mail', () => {
  it('sends the confirmation again and invalidates the older one', async () => {
    const { email, mail } = await unconfirmed();
    expect((await client().auth.resend({ type: 'signup', email })).error).toBeNull();
    const newer = await lastMailTo(backend, email);
    expect(newer.id).not.toBe(mail.id);
    expect((await verifyHash(tokenHashIn(mail), 'signup')).error).toMatchObject(expired);
    expect((await verifyHash(tokenHashIn(newer), 'signup')).error).toBeNull();
  });

  it('gives the same response for unknown and confirmed addresses, and sends nothing', async () => {
    const email = await confirmed();
    const before = (await backend.mailbox.list()).length;
    expect((await client().auth.resend({ type: 'signup', email })).error).toBeNull();
    expect((await client().auth.resend({ type: 'signup', email: 'x@example.com' })).error).toBeNull();
    expect((await client().auth.resetPasswordForEmail('x@example.com')).error).toBeNull();
    expect(await backend.mailbox.list()).toHaveLength(before);
  });

  it('is limited to one a minute for each kind', async () => {
    const strict = await startFixture({ keys });
    const visitor = clientOf(strict, keys.publishable);
    await signUpConfirmed(strict, visitor, 'a@example.com');
    expect((await visitor.auth.resetPasswordForEmail('a@example.com')).error).toBeNull();
    const again = await visitor.auth.signInWithOtp({ email: 'a@example.com' });
    expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    await strict.close();
  }, 30_000);
});

describe('recovering a password', () => {
  it('signs in by the link, changes the password and ends the other sessions', async () => {
    const email = newAddress();
    const otherDeviceClient = client();
    await signUpConfirmed(backend, otherDeviceClient, email);
    await client().auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/nova-senha` });
    const here = client();
    const mail = await lastMailTo(backend, email);
    const { error } = await here.auth.verifyOtp({ token_hash: tokenHashIn(mail), type: 'recovery' });
    expect(error).toBeNull();
    const same = await here.auth.updateUser({ password: PASSWORD });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    expect((await here.auth.updateUser({ password: 'nova-senha-1' })).error).toBeNull();
    expect((await otherDeviceClient.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await here.auth.getUser()).error).toBeNull();
    const old = await client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error).toMatchObject({ code: 'invalid_credentials' });
    const fresh = await client().auth.signInWithPassword({ email, password: 'nova-senha-1' });
    expect(fresh.error).toBeNull();
  });
});

describe("GoTrue's own link", () => {
  const follow = async (path: string) => {
    const response = await backend.fetch(new Request(`${SITE}${path}`));
    return { status: response.status, location: response.headers.get('Location') ?? '' };
  };
  const linkIn = (html: string) => {
    const url = new URL(
      /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    );
    return url.pathname + url.search;
  };

  it('redirects with the session in the hash', async () => {
    const { mail } = await unconfirmed();
    const { status, location } = await follow(linkIn(mail.html));
    expect(status).toBe(303);
    expect(location.startsWith(`${SITE}#`)).toBe(true);
    expect(location.slice(SITE.length)).toMatch(
      /^#access_token=.+&expires_at=\d+&expires_in=3600&refresh_token=\w{12}&sb=&token_type=bearer&type=signup$/,
    );
  });

  it('redirects with the reason when it has expired', async () => {
    const { mail } = await unconfirmed();
    await follow(linkIn(mail.html));
    expect(await follow(linkIn(mail.html))).toEqual({
      status: 303,
      location: `${SITE}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    });
  });

  it.each([
    'https://evil.test/x',
    '//evil.test',
    `${SITE}.evil.test`,
    'javascript:alert(1)',
    `blob:${SITE}/x`,
    `${SITE}@evil.test`,
    `https:\\\\evil.test`,
  ])('never redirects to %s', async (target) => {
    const { location } = await follow(
      `/auth/v1/verify?token=x&type=signup&redirect_to=${encodeURIComponent(target)}`,
    );
    expect(location.startsWith(`${SITE}#error`)).toBe(true);
  });
});

it.each([
  [`${SITE}/a\r\nset-cookie: b=c`, `${SITE}/aset-cookie:%20b=c`],
  [`${SITE}/ação`, `${SITE}/a%C3%A7%C3%A3o`],
  [`${SITE}/x?a=b#access_token=theirs&refresh_token=theirs`, `${SITE}/x?a=b`],
  [SITE.replace('://', '://user:password@') + '/x', `${SITE}/x`],
])('encodes %j for a header as browsers do', async (target, read) => {
  const query = `token=x&type=signup&redirect_to=${encodeURIComponent(target)}`;
  const { headers } = await backend.fetch(new Request(`${SITE}/auth/v1/verify?${query}`));
  expect(headers.get('location')).toMatch(/^[^#]*#error[^#]*$/);
  expect(headers.get('location')?.split('#')[0]).toBe(read);
  expect(headers.has('set-cookie')).toBe(false);
});

it.each([
  [{ token: '123456', email: 'a@example.com' }, 'Verify requires a verification type'],
  [{ type: 'signup' }, 'Verify requires either a token or a token hash'],
  [{ type: 'signup', token: '1', token_hash: '2' }, 'Verify requires either a token or a token hash'],
  [{ type: 'signup', token_hash: '2', email: 'a@b.c' }, 'Only the token_hash and type should be provided'],
  [{ type: 'nonsense', token_hash: '2' }, 'Invalid email verification type'],
  [{ type: 'constructor', token_hash: '2' }, 'Invalid email verification type'],
  [{ type: '__proto__', token_hash: '2' }, 'Invalid email verification type'],
])('refuses %j', async (body, message) => {
  const answer = await send(backend, keys.publishable, '/auth/v1/verify', { body });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed', msg: message } });
});
