import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { PEOPLE } from '../seed/index.ts';
import { clientOf, codeIn, generateKeys, lastMailTo, PASSWORD, startFixture } from '../testing/start.ts';
import { partsOf } from '../testing/tokens.ts';

// In the repository's own backend definition, users cannot set their own role.

const email = 'forja@example.com';
const FORGED = {
  full_name: 'Olga Prado',
  role: 'admin',
  is_admin: true,
  approval_status: 'approved',
  app_metadata: { role: 'admin', provider: 'email' },
  raw_app_meta_data: { role: 'service_role' },
  sub: PEOPLE.beatriz.id,
  aud: 'service_role',
};

const keys = generateKeys();
let backend: Backend;
let user: SupabaseClient;

beforeAll(async () => {
  const { migrations, seed } = await portalProject();
  backend = await startFixture({ keys, migrations, seed, auth: { mailIntervalSeconds: 0 } });
  user = clientOf(backend, keys.publishable);
  await user.auth.signUp({ email, password: PASSWORD, options: { data: FORGED } });
  const token = codeIn(await lastMailTo(backend, email));
  const { error } = await user.auth.verifyOtp({ email, token, type: 'signup' });
  if (error) throw error;
}, 120_000);
afterAll(() => backend.close());

/** The user's role as every source reports it. */
async function facts() {
  await user.auth.refreshSession();
  const { session } = (await user.auth.getSession()).data;
  const claims = JSON.parse(partsOf(session?.access_token ?? '')[1] ?? '') as Record<string, unknown>;
  const { user: person } = (await user.auth.getUser()).data;
  const { data: profile } = await user.from('profiles').select('id, role, is_admin, full_name').single();
  const { data: professionals } = await user
    .from('professionals')
    .select('id')
    .eq('user_id', person?.id ?? '');
  return { claims, person, profile, professionals };
}

const ORDINARY = {
  claims: {
    role: 'authenticated',
    aud: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
  },
  person: { role: 'authenticated', app_metadata: { provider: 'email', providers: ['email'] } },
  profile: { role: 'patient', is_admin: false, full_name: 'Olga Prado' },
  professionals: [],
};

async function expectPatient() {
  const stored = await facts();
  expect(stored).toMatchObject(ORDINARY);
  const id = stored.profile?.id as string;
  expect([stored.claims['sub'], stored.person?.id]).toEqual([id, id]);
  expect(id).not.toBe(FORGED.sub);
  for (const metadata of [stored.claims['user_metadata'], stored.person?.user_metadata])
    for (const name of ['role', 'is_admin', 'approval_status', 'app_metadata', 'raw_app_meta_data', 'aud'])
      expect(metadata).not.toHaveProperty(name);
  expect((await user.rpc('admin_overview')).error).toMatchObject({ message: 'not_allowed' });
  expect((await user.from('audit_log').select('id')).data).toEqual([]);
}

it('signing up as admin creates a patient', expectPatient);

it('setting the role to admin later changes nothing', async () => {
  expect((await user.auth.updateUser({ data: FORGED })).error).toBeNull();
  await expectPatient();
  await user.auth.signInWithPassword({ email, password: PASSWORD });
  await expectPatient();
});

it('signing up again by a code changes nothing', async () => {
  await clientOf(backend, keys.publishable).auth.signUp({
    email,
    password: PASSWORD,
    options: { data: FORGED },
  });
  await clientOf(backend, keys.publishable).auth.signInWithOtp({ email, options: { data: FORGED } });
  const token = codeIn(await lastMailTo(backend, email));
  expect((await user.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
  await expectPatient();
});

it.each([{ role: 'admin' }, { is_admin: true }, { id: FORGED.sub }])(
  'writing %j into the profile is refused',
  async (change) => {
    const { id } = (await facts()).profile ?? {};
    const refused = { status: 403, error: { code: '42501' } };
    expect(
      await user
        .from('profiles')
        .update(change)
        .eq('id', id as string),
    ).toMatchObject(refused);
    expect(await user.from('profiles').upsert({ id, full_name: 'x', ...change })).toMatchObject(refused);
    await expectPatient();
  },
);
