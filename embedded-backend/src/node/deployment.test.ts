import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { PEOPLE } from '../seed/index.ts';
import type { Deployment, FolderBackend } from './index.ts';

jest.setTimeout(120_000);

const { openFolderBackend, readProject, makeAdmin } = embeddedNode;
const SITE = 'http://127.0.0.1';
const PASSWORD = 'uma-senha-inventada-42';
/** The one folder that a test makes itself; the others are copies of new ones. */
const FIRST_START = 'service';

const place = mkdtempSync(path.join(tmpdir(), 'vinculo-deployment-'));
let project: Awaited<ReturnType<typeof readProject>>;
let opened: FolderBackend | undefined;

beforeAll(async () => {
  project = await readProject(path.resolve(__dirname, '../../../supabase'));
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

async function open(folder: string, deployment: Deployment, bank?: object): Promise<FolderBackend> {
  await opened?.close();
  opened = undefined;
  const data = path.join(place, folder);
  const isService = deployment === 'service';
  if (folder !== FIRST_START && !existsSync(data))
    await copyDataFolder(data, isService ? 'service' : 'demonstration');
  const options = { folder: data, project, deployment, bank, siteUrl: SITE, smtp: null };
  return (opened = await openFolderBackend(options));
}

async function post(data: FolderBackend, target: string, body: unknown, token?: string) {
  const headers = {
    apikey: data.secrets.keys.publishable,
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await data.backend.fetch(new Request(SITE + target, init));
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

/** The three requests with which a visitor of a demonstration could take over an account. */
async function signUpAs(data: FolderBackend, role: string, email: string) {
  const consents = { privacy_version: CONSENT_VERSIONS.privacy, terms_version: CONSENT_VERSIONS.terms };
  const signUp = await post(data, '/auth/v1/signup', {
    email,
    password: PASSWORD,
    data: { full_name: 'Eva Invasora', ...consents },
  });
  const user_id = String(signUp.body['id']);
  const prepared = await post(data, '/rest/v1/rpc/prepare_test_user', { user_id, role });
  const signIn = await post(data, '/auth/v1/token?grant_type=password', { email, password: PASSWORD });
  const [rights] = await data.backend.db.query(
    'select role::text, is_admin from public.profiles where id = $1',
    [user_id],
  );
  return { prepared, signIn, rights };
}

const signInAdmin = (data: FolderBackend) =>
  post(data, '/auth/v1/token?grant_type=password', {
    email: PEOPLE.beatriz.email,
    password: data.secrets.demoPassword,
  });

describe('a service', () => {
  it('has no seed, no test accounts and no simulated payments', async () => {
    const data = await open(FIRST_START, 'service');
    expect(data.backend.seeded).toBe(false);
    expect(await data.backend.db.query('select from auth.users')).toEqual([]);
    for (const role of ['admin', 'professional', 'patient']) {
      const { prepared, signIn, rights } = await signUpAs(data, role, `${role}@evil.example`);
      expect(prepared).toMatchObject({ status: 400, body: { message: 'demonstration_off' } });
      expect(signIn.status).toBe(400);
      expect(rights).toEqual({ role: 'patient', is_admin: false });
    }
    expect(
      await data.backend.db.query(
        'select demonstration, pix_simulation, test_admins from public.deployment_settings',
      ),
    ).toEqual([{ demonstration: false, pix_simulation: false, test_admins: false }]);
  });

  it('resets manual changes of its settings at each start', async () => {
    const data = await open(FIRST_START, 'service');
    await data.backend.db.exec(
      'update public.deployment_settings set demonstration = true, pix_simulation = true, test_admins = true',
    );
    const again = await open(FIRST_START, 'service');
    const { prepared } = await signUpAs(again, 'admin', 'again@evil.example');
    expect(prepared.body['message']).toBe('demonstration_off');
  });

  it('refuses the data of a demonstration and leaves it unchanged', async () => {
    await open('demonstration', 'demonstration');
    await expect(open('demonstration', 'service')).rejects.toThrow('created by a demonstration');
    const data = await open('demonstration', 'demonstration');
    expect((await signInAdmin(data)).status).toBe(200);
  });

  it('makes only the confirmed account named by its operator an admin', async () => {
    const data = await open(FIRST_START, 'service');
    const { db } = data.backend;
    await signUpAs(data, 'patient', 'operadora@exemplo.com.br');
    expect(await makeAdmin(db, 'operadora@exemplo.com.br')).toBe(false);
    expect(await makeAdmin(db, 'ninguem@exemplo.com.br')).toBe(false);
    await db.query(`update auth.users set email_confirmed_at = now() where email = $1`, [
      'operadora@exemplo.com.br',
    ]);
    expect(await makeAdmin(db, ' Operadora@exemplo.com.br ')).toBe(true);
    expect(await db.query('select email from public.profiles where is_admin')).toEqual([
      { email: 'operadora@exemplo.com.br' },
    ]);
  });
});

describe('the room', () => {
  const provider = async (data: FolderBackend) =>
    (
      await data.backend.db.query<{ is: string }>(
        'select room_provider as is from public.deployment_settings',
      )
    )[0]?.is;

  it('of a service is an external one until its operator chooses the portal’s', async () => {
    const data = await open('room of a service', 'service');
    expect(await provider(data)).toBe('external');
    await data.backend.db.exec(`update public.deployment_settings set room_provider = 'p2p'`);
    expect(await provider(await open('room of a service', 'service'))).toBe('p2p');
  });

  it('of a demonstration is the portal’s', async () => {
    expect(await provider(await open('room of a demonstration', 'public demonstration'))).toBe('p2p');
  });
});

describe('a demonstration', () => {
  it('refuses data with real accounts, which it would expose', async () => {
    const data = await open('real', 'service');
    await signUpAs(data, 'patient', 'ana@exemplo.com.br');
    for (const deployment of ['demonstration', 'public demonstration'] as const)
      await expect(open('real', deployment)).rejects.toThrow('has real accounts');
    const again = await open('real', 'service');
    expect(await again.backend.db.query('select email from auth.users')).toEqual([
      { email: 'ana@exemplo.com.br' },
    ]);
  });

  it('creates test admins on this machine, but none in a public demonstration', async () => {
    const here = await open('tried', 'demonstration');
    const { signIn } = await signUpAs(here, 'admin', 'tried@evil.example');
    expect(signIn.status).toBe(200);
    expect((await signInAdmin(here)).status).toBe(200);

    const data = await open('tried', 'public demonstration');
    expect((await signInAdmin(data)).status).toBe(400);
    expect(
      await data.backend.db.query(`select from public.profiles where role = 'admin' or is_admin`),
    ).toEqual([]);
    const { prepared, rights } = await signUpAs(data, 'admin', 'later@evil.example');
    expect(prepared).toMatchObject({ status: 400, body: { message: 'test_admins_off' } });
    expect(rights).toEqual({ role: 'patient', is_admin: false });
    const refresh = { refresh_token: signIn.body['refresh_token'] };
    expect((await post(data, '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400);
    expect((await signUpAs(data, 'patient', 'joao@exemplo.com.br')).signIn.status).toBe(200);
  });

  it('has its own admin again on this machine', async () => {
    const data = await open('tried', 'demonstration');
    expect((await signInAdmin(data)).status).toBe(200);
    expect(
      await data.backend.db.query(`select email from public.profiles where role = 'admin' or is_admin`),
    ).toEqual([{ email: PEOPLE.beatriz.email }]);
  });
});

describe('charges are made', () => {
  const silent = () => Promise.resolve({ ok: false, kind: 'unknown', code: 'no_answer' });
  const bank = {
    provider: { name: 'api-pix', listReceipts: silent, readWebhook: silent, createCharge: silent },
    webhook: { secret: 'x', key: 'x' },
    certificateEnds: new Date('2049-12-31'),
  };
  const settings = async (data: FolderBackend) =>
    (
      await data.backend.db.query('select payment_provider, pix_simulation from public.deployment_settings')
    )[0];

  it('by no one in a service, and by its bank from the start that has one', async () => {
    expect(await settings(await open('charges', 'service'))).toEqual({
      payment_provider: 'none',
      pix_simulation: false,
    });
    expect(await settings(await open('charges', 'service', bank))).toEqual({
      payment_provider: 'api-pix',
      pix_simulation: false,
    });
  });

  it('by the simulation in a demonstration, unless it has a bank', async () => {
    const kinds = ['demonstration', 'public demonstration'] as const;
    for (const kind of kinds)
      expect(await settings(await open('charges of a demonstration', kind))).toEqual({
        payment_provider: 'simulated',
        pix_simulation: true,
      });
    expect(await settings(await open('charges of a demonstration', 'public demonstration', bank))).toEqual({
      payment_provider: 'api-pix',
      pix_simulation: false,
    });
  });
});
