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

beforeAll(async () => {
  backend = await startFixture({ keys });
}, 60_000);
afterAll(() => backend.close());
afterEach(() => backend.setClock(null));

const client = () => clientOf(backend, keys.publishable);
const mailsTo = async (email: string) => (await backend.mailbox.list()).filter(({ to }) => to === email);
const inTheFuture = (seconds: number) => backend.setClock(new Date(Date.now() + seconds * 1000));

/** The fields of a response and the types of their values, without the values. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, shapeOf(inside)]));
};

describe('a new address', () => {
  const email = 'nova@example.com';

  it('becomes an unconfirmed user without a session, and gets an e-mail', async () => {
    const { data, error } = await client().auth.signUp({
      email: 'Nova@Example.com',
      password: PASSWORD,
      options: {
        data: { name: 'Nova', cpf: '52998224725' },
        emailRedirectTo: `${SITE}/auth/callback?next=/x`,
      },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, role: 'authenticated', identities: [{ provider: 'email' }] });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const mail = await lastMailTo(backend, email);
    expect(mail.subject).toBe('Confirm');
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
    expect(mail.html).toContain(`next=${encodeURIComponent(`${SITE}/auth/callback?next=/x`)}`);
  });

  it('gets an e-mail that is obsolete once its code has expired', async () => {
    await backend.setClock(new Date('2031-01-06T12:00:00Z'));
    const late = 'tarde@example.com';
    await client().auth.signUp({ email: late, password: PASSWORD });
    expect(await lastMailTo(backend, late)).toMatchObject({ notAfter: '2031-01-06T12:10:00.000Z' });
  });

  it('omits metadata that the database removes from every response and table', async () => {
    const user = client();
    await user.auth.verifyOtp({ email, token: codeIn(await lastMailTo(backend, email)), type: 'email' });
    const { data } = await user.auth.getSession();
    const claims = JSON.parse(atob(data.session?.access_token.split('.')[1] ?? '')) as object;
    expect(claims).toMatchObject({ user_metadata: { name: 'Nova', email_verified: true } });
    expect(JSON.stringify([data, claims])).not.toContain('52998224725');
    const rows = await backend.db.query(`select u.raw_user_meta_data, i.identity_data
      from auth.users u join auth.identities i on i.user_id = u.id where u.email = '${email}'`);
    expect(rows).toEqual([
      {
        raw_user_meta_data: expect.objectContaining({ name: 'Nova' }),
        identity_data: expect.objectContaining({ name: 'Nova', email_verified: true }),
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('cpf');
  });

  it('stores no password, code or link in readable form', async () => {
    await client().auth.signUp({ email: 'secreta@example.com', password: PASSWORD });
    const mail = await lastMailTo(backend, 'secreta@example.com');
    const stored = JSON.stringify(
      await backend.db.query(`select u, t from auth.users u join auth.one_time_tokens t on t.user_id = u.id`),
    );
    for (const secret of [PASSWORD, codeIn(mail), tokenHashIn(mail)])
      expect(stored).not.toContain(`"${secret}"`);
    expect(tokenHashIn(mail)).toHaveLength(56);
    const [row] = await backend.db.query<{ same: boolean }>(
      `select encrypted_password = extensions.crypt($1, encrypted_password) as same
       from auth.users where email = 'secreta@example.com'`,
      [PASSWORD],
    );
    expect(row?.same).toBe(true);
  });
});

describe('an existing address', () => {
  it('is answered as new when it is confirmed, and gets no e-mail', async () => {
    const email = 'ja@example.com';
    const id = await signUpConfirmed(backend, client(), email);
    const before = await mailsTo(email);
    const again = await client().auth.signUp({ email, password: 'outra-senha', options: { data: { a: 1 } } });
    expect(again.error).toBeNull();
    expect(again.data.user).toMatchObject({ email, role: '', identities: [], user_metadata: { a: 1 } });
    expect(again.data.user?.id).not.toBe(id);
    expect(await mailsTo(email)).toHaveLength(before.length);
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('gets its e-mail again when unconfirmed, after a minute, and keeps its first password', async () => {
    const email = 'espera@example.com';
    const first = await client().auth.signUp({ email, password: PASSWORD });
    const soon = await client().auth.signUp({ email, password: 'outra-senha' });
    // Answered like a new address, but without an e-mail.
    expect(soon.error).toBeNull();
    expect(soon.data.user).toMatchObject({ email, role: 'authenticated' });
    expect(soon.data.user?.id).not.toBe(first.data.user?.id);
    expect(await mailsTo(email)).toHaveLength(1);
    await inTheFuture(61);
    const later = await client().auth.signUp({ email, password: 'outra-senha' });
    expect(later.error).toBeNull();
    expect(later.data.user?.id).not.toBe(first.data.user?.id);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    const [newer = '', older = ''] = mails.map(codeIn);
    const old = await client().auth.verifyOtp({ email, token: older, type: 'signup' });
    expect(old.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const user = client();
    expect((await user.auth.verifyOtp({ email, token: newer, type: 'signup' })).error).toBeNull();
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('is answered as new to a stranger, without data of the pending account', async () => {
    const email = 'alheia@example.com';
    const signUp = (address: string, data: object) =>
      send(backend, keys.publishable, '/auth/v1/signup', {
        body: { email: address, password: PASSWORD, data },
      });
    const owner = await signUp(email, { name: 'Ana Verdadeira', plan: 'x' });
    await inTheFuture(61);
    const typed = { name: 'Quem pergunta', cpf: '52998224725' };
    const [stranger, fresh] = [await signUp(email, typed), await signUp('livre@example.com', typed)];
    expect(stranger.status).toBe(200);
    expect(JSON.stringify(stranger.body)).not.toMatch(/Verdadeira|plan|invented|52998224725/);
    expect(shapeOf(stranger.body)).toEqual(shapeOf(fresh.body));
    expect(stranger.body['user_metadata']).toMatchObject({
      name: 'Quem pergunta',
      email,
      sub: stranger.body['id'],
    });
    const responseText = JSON.stringify(stranger.body);
    const hidden = [owner.body['id'], owner.body['created_at'], owner.body['confirmation_sent_at']];
    for (const text of hidden) expect(responseText).not.toContain(text);
    const accounts = await backend.db.query(
      'select id, raw_user_meta_data ->> $2 as name from auth.users where email = $1',
      [email, 'name'],
    );
    expect(accounts).toEqual([{ id: owner.body['id'], name: 'Ana Verdadeira' }]);
    expect(await backend.db.query(`select from auth.users where email like '%@invented.invalid'`)).toEqual(
      [],
    );
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it.each(['resend', 'otp', 'recover'])('reveals nothing to a stranger through /%s', async (path) => {
    const email = `alheia-${path}@example.com`;
    const options = { data: { name: 'Ana Verdadeira' } };
    await client().auth.signUp({ email, password: PASSWORD, options });
    await inTheFuture(61);
    const answer = await send(backend, keys.publishable, `/auth/v1/${path}`, {
      body: { email, type: 'signup' },
    });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(answer.body).toEqual({});
  });

  it('becomes one user when two browsers sign it up at once', async () => {
    const email = 'duas@example.com';
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client().auth.signUp({ email, password: PASSWORD })),
    );
    const statuses = answers.map(({ error }) => error?.status ?? 200);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200]);
    const rows = await backend.db.query('select id from auth.users where email = $1', [email]);
    expect(rows).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('refusals', () => {
  it.each([
    ['a short password', { email: 'a@example.com', password: '12345' }, 422, 'weak_password'],
    ['no password', { email: 'a@example.com' }, 400, 'validation_failed'],
    [
      'a password that bcrypt would truncate',
      { email: 'a@example.com', password: 'á'.repeat(37) },
      400,
      'validation_failed',
    ],
    ['no address', { password: PASSWORD }, 422, 'anonymous_provider_disabled'],
    ['a malformed address', { email: 'a@', password: PASSWORD }, 400, 'validation_failed'],
    [
      'an overlong address',
      { email: `${'a'.repeat(250)}@b.com`, password: PASSWORD },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_name, body, status, code) => {
    const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
    const answer = await send(backend, keys.publishable, '/auth/v1/signup', { body, headers });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it.each([
    '123456',
    'Senha123',
    'MUDAR123',
    'flamengo',
    'vinculo2026',
    'qwertyuiop',
    'abcdefg',
    '987654',
    'aaaaaa',
    'abcabc',
  ])('refuses the common password %s and creates no user', async (password) => {
    const address = 'comum@example.com';
    const { error } = await client().auth.signUp({ email: address, password });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
    expect(await backend.db.query('select 1 from auth.users where email = $1', [address])).toEqual([]);
  });

  it('returns the reasons for a weak password to the client', async () => {
    const { error } = await client().auth.signUp({ email: 'fraca@example.com', password: '123' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'], status: 422 });
    expect(error?.message).toBe('Password should be at least 6 characters.');
  });

  it('rolls back when the database refuses the user', async () => {
    const problem = jest.fn();
    const strict = await startFixture({ keys, onError: problem });
    await strict.db.exec(`create function public.no() returns trigger language plpgsql as $$
        begin raise exception 'no'; end $$;
      create trigger no before insert on public.people for each row execute function public.no();`);
    const { error } = await clientOf(strict, keys.publishable).auth.signUp({
      email: 'x@example.com',
      password: PASSWORD,
    });
    expect(error).toMatchObject({ status: 500, message: 'Database error saving new user' });
    expect(problem).toHaveBeenCalledWith(expect.objectContaining({ message: 'no' }));
    expect(await strict.db.query('select id from auth.users')).toEqual([]);
    await strict.close();
  }, 30_000);
});
