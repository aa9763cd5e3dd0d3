import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { PEOPLE } from '../seed/index.ts';
import { fetchFrom, generateKeys, SITE, startFixture } from '../testing/start.ts';

// The repository's bucket, accessed with supabase-js by each role.

const BUCKET = 'professional-documents';
const USERS = {
  owner: PEOPLE.camila,
  other: PEOPLE.eduardo,
  pending: PEOPLE.tatiana,
  professional: PEOPLE.marina,
  admin: PEOPLE.beatriz,
} as const;
type Person = keyof typeof USERS;
type Actor = Person | 'visitor';

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF');
const pathOf = (who: Person, name = '1700000000000-crp.pdf') => `${USERS[who].id}/${name}`;

const keys = generateKeys();
let backend: Backend;
const clients = {} as Record<Actor, SupabaseClient>;

beforeAll(async () => {
  const { migrations, seed, functions } = await portalProject();
  backend = await startFixture({ keys, migrations, seed, functions });
  clients.visitor = clientOf();
  for (const who of Object.keys(USERS) as Person[])
    clients[who] = clientOf((await backend.signIn(USERS[who].email)).access_token);
}, 120_000);
afterAll(() => backend.close());
afterEach(async () => {
  await backend.setClock(null);
  await backend.db.exec('delete from storage.objects');
});

function clientOf(token?: string): SupabaseClient {
  return createClient(SITE, keys.publishable, {
    global: { fetch: fetchFrom(backend) },
    ...(token ? { accessToken: () => Promise.resolve(token) } : {}),
  });
}

const bucket = (who: Actor) => clients[who].storage.from(BUCKET);
const pdf = (bytes: BlobPart = PDF) => new Blob([bytes], { type: 'application/pdf' });
const store = (who: Actor, name = who === 'visitor' ? '' : pathOf(who), file: Blob = pdf()) =>
  bucket(who).upload(name, file);

describe('storing', () => {
  it.each(['owner', 'pending'] as const)('is allowed for the applicant: %s', async (who) => {
    expect((await store(who)).error).toBeNull();
    expect((await store(who)).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
  });

  it.each(['visitor', 'other', 'pending', 'professional', 'admin'] as const)(
    'into the owner’s folder is refused for %s',
    async (who) => {
      expect((await store(who, pathOf('owner'))).error).toMatchObject({ statusCode: '403' });
    },
  );

  it.each(['professional', 'admin'] as const)('is refused for %s in their own folder too', async (who) => {
    expect((await store(who)).error).toMatchObject({ statusCode: '403' });
  });

  it('never replaces a file', async () => {
    await store('owner');
    expect((await bucket('owner').upload(pathOf('owner'), pdf('x'), { upsert: true })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await bucket('owner').update(pathOf('owner'), pdf('x'))).error).toMatchObject({
      statusCode: '403',
    });
    expect((await bucket('owner').download(pathOf('owner'))).data?.size).toBe(PDF.length);
  });

  it('accepts at most five megabytes', async () => {
    const limit = 5 * 1024 * 1024;
    expect(
      (await store('owner', pathOf('owner', '1700000000001-a.pdf'), pdf('x'.repeat(limit)))).error,
    ).toBeNull();
    expect(
      (await store('owner', pathOf('owner', '1700000000002-a.pdf'), pdf('x'.repeat(limit + 1)))).error,
    ).toMatchObject({ statusCode: '413' });
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript', ''])(
    'refuses the type %p',
    async (type) => {
      expect((await store('owner', pathOf('owner'), new Blob(['<svg/>'], { type }))).error).toMatchObject({
        statusCode: '415',
      });
    },
  );

  it.each([
    '1700000000000-a.html',
    '1700000000000-\u202Efdp.exe.pdf',
    `1700000000000-${'x'.repeat(300)}.pdf`,
    '../x.pdf',
    '../../x',
  ])('refuses the name %p', async (name) => {
    expect((await store('owner', pathOf('owner', name))).error).not.toBeNull();
    expect(await backend.db.query('select name from storage.objects')).toEqual([]);
  });
});

describe('reading', () => {
  beforeEach(() => store('owner'));

  it.each(['owner', 'admin'] as const)('is allowed for %s: download, list, signed URL', async (who) => {
    expect((await bucket(who).download(pathOf('owner'))).data?.size).toBe(PDF.length);
    expect((await bucket(who).list(USERS.owner.id)).data).toMatchObject([{ name: '1700000000000-crp.pdf' }]);
    const { data } = await bucket(who).createSignedUrl(pathOf('owner'), 60);
    const answer = await backend.fetch(new Request(data?.signedUrl ?? ''));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''1700000000000-crp.pdf`,
      'x-content-type-options': 'nosniff',
    });
    await backend.setClock(new Date(Date.now() + 61_000));
    expect((await backend.fetch(new Request(data?.signedUrl ?? ''))).status).toBe(400);
  });

  it.each(['visitor', 'other', 'pending', 'professional'] as const)(
    'answers %s with not found',
    async (who) => {
      expect((await bucket(who).download(pathOf('owner'))).data).toBeNull();
      expect((await bucket(who).createSignedUrl(pathOf('owner'), 60)).error).toMatchObject({
        statusCode: '404',
      });
      expect((await bucket(who).list(USERS.owner.id)).data).toEqual([]);
      const { data } = await bucket(who).createSignedUrls([pathOf('owner')], 60);
      expect(data).toMatchObject([{ signedUrl: null }]);
    },
  );
});

describe('removing', () => {
  const submit = () =>
    clients.owner.rpc('submit_professional_application', {
      full_name: 'Camila Ribeiro dos Santos',
      email: 'camila@exemplo.com.br',
      cpf_cnpj: null,
      phone: null,
      specialty: 'psychologist',
      specialties: [],
      crp_crm: 'CRP 06/123456',
      bio: null,
      price_per_session: 12000,
      document_urls: [pathOf('owner')],
    });

  it.each(['visitor', 'other', 'pending', 'professional', 'admin'] as const)(
    'is refused for %s',
    async (who) => {
      await store('owner');
      expect((await bucket(who).remove([pathOf('owner')])).data).toEqual([]);
      expect((await bucket('owner').download(pathOf('owner'))).error).toBeNull();
    },
  );

  it('is allowed for the owner until the document is sent', async () => {
    await store('owner');
    expect((await bucket('owner').remove([pathOf('owner')])).data).toHaveLength(1);
    await store('owner');
    expect((await submit()).error).toMatchObject({ message: 'documents_invalid' });
    const verified = await clients.owner.functions.invoke('verify-document', {
      body: { path: pathOf('owner') },
    });
    expect(verified.error).toBeNull();
    expect((await submit()).error).toBeNull();
    expect((await bucket('owner').remove([pathOf('owner')])).data).toEqual([]);
    expect((await bucket('admin').download(pathOf('owner'))).error).toBeNull();
  });
});
