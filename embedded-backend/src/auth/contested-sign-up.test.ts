import { CONSENT_VERSIONS } from 'shared-domain/consents';
import type { Backend } from '../index.ts';
import {
  clientOf,
  codeIn,
  generateKeys,
  lastMailTo,
  send,
  startFixture,
  tokenHashIn,
} from '../testing/start.ts';

// Two users sign up one address within a minute. Only the first request's e-mail is sent, and it must not
// decide who owns the account.

const keys = generateKeys();
let backend: Backend;

beforeAll(async () => {
  const { migrations, seed } = await portalProject();
  backend = await startFixture({ keys, migrations, seed });
}, 120_000);
afterAll(() => backend.close());

const THEIRS = 'senha-do-atacante-1';
const OWN = 'senha-da-vitima-77';
const signUpDataOf = (full_name: string, cpf: string) => ({
  full_name,
  cpf,
  phone: '11987654321',
  privacy_version: CONSENT_VERSIONS.privacy,
  terms_version: CONSENT_VERSIONS.terms,
});
const STRANGER = signUpDataOf('Um Estranho', '52998224725');
const OWNER = signUpDataOf('A Dona', '11144477735');

const client = () => clientOf(backend, keys.publishable);
const post = (path: string, body: object) => send(backend, keys.publishable, `/auth/v1/${path}`, { body });
const opens = async (email: string, password: string) =>
  (await client().auth.signInWithPassword({ email, password })).error === null;

async function strangerSignsUp(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await post('signup', { email, password: THEIRS, data: STRANGER });
  return email;
}

/** Follows the only e-mail that was sent. */
async function confirm(email: string, by: 'code' | 'link') {
  const mails = (await backend.mailbox.list()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  const user = client();
  const mail = await lastMailTo(backend, email);
  const { data, error } =
    by === 'code'
      ? await user.auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
      : await user.auth.verifyOtp({ token_hash: tokenHashIn(mail), type: 'signup' });
  expect(error).toBeNull();
  const { data: profile } = await user.from('profiles').select('full_name, cpf, phone').single();
  const { data: consents } = await user.from('consents').select('document');
  return {
    user,
    facts: data.user?.app_metadata,
    name: data.user?.user_metadata['full_name'],
    profile,
    consents,
  };
}

const NOTHING = {
  facts: { provider: 'email', providers: ['email'], sign_up_dropped: true },
  name: undefined,
  profile: { full_name: '', cpf: null, phone: null },
  consents: [],
};

describe('an address requested again within a minute of its sign-up', () => {
  it.each(['code', 'link'] as const)(
    'belongs only to the owner of the mailbox, confirmed by %s',
    async (by) => {
      const email = await strangerSignsUp();
      const again = await post('signup', { email, password: OWN, data: OWNER });
      const fresh = await post('signup', { email: `neu-${email}`, password: OWN, data: OWNER });
      expect(again.status).toBe(fresh.status);
      expect(Object.keys(again.body).toSorted()).toEqual(Object.keys(fresh.body).toSorted());
      expect(again.body['app_metadata']).toEqual(fresh.body['app_metadata']);
      const { user, ...confirmed } = await confirm(email, by);
      expect(confirmed).toEqual(NOTHING);
      expect([await opens(email, THEIRS), await opens(email, OWN)]).toEqual([false, false]);
      // The owner of the mailbox enters everything again.
      expect((await user.auth.updateUser({ password: OWN })).error).toBeNull();
      expect((await user.rpc('restate_sign_up', { sign_up: OWNER })).error).toBeNull();
      const { data } = await user.from('profiles').select('full_name, cpf').single();
      expect(data).toEqual({ full_name: OWNER.full_name, cpf: OWNER.cpf });
      expect([await opens(email, THEIRS), await opens(email, OWN)]).toEqual([false, true]);
    },
  );

  it.each([
    ['otp', { data: OWNER }, 429],
    ['otp', { create_user: false }, 429],
    ['resend', { type: 'signup' }, 429],
  ] as const)(
    'belongs only to the owner of the mailbox after /%s with %j, which sends nothing',
    async (path, body, status) => {
      const email = await strangerSignsUp();
      await expect(post(path, { email, ...body })).resolves.toMatchObject({ status });
      const { user: _user, ...confirmed } = await confirm(email, 'code');
      expect(confirmed).toEqual(NOTHING);
      expect(await opens(email, THEIRS)).toBe(false);
    },
  );

  it('keeps the entered data when it was requested once, and after it was confirmed', async () => {
    const email = await strangerSignsUp();
    const { user, facts, profile } = await confirm(email, 'code');
    await post('signup', { email, password: OWN, data: OWNER });
    await post('otp', { email });
    await post('recover', { email });
    const { data } = await user.auth.getUser();
    expect([facts, data.user?.app_metadata]).toEqual([
      { provider: 'email', providers: ['email'] },
      { provider: 'email', providers: ['email'] },
    ]);
    expect(profile).toMatchObject({ full_name: STRANGER.full_name, cpf: STRANGER.cpf });
    expect(await opens(email, THEIRS)).toBe(true);
  });
});
