import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { clientOf, generateKeys, send, signUpConfirmed, SITE, startFixture } from '../testing/start.ts';
import { signToken } from '../testing/tokens.ts';

const FILES = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('papers', 'papers', false, 1000, array['text/plain', 'image/png']);
  create policy "Own folder is read" on storage.objects for select to authenticated
    using (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);
  create policy "Own folder is added to" on storage.objects for insert to authenticated
    with check (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);
  create policy "Own folder is cleared" on storage.objects for delete to authenticated
    using (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);`;

const keys = generateKeys();
const files = new embeddedBackend.MemoryFileStore();
let backend: Backend;
let ana: SupabaseClient;
let anaId: string;
let bia: SupabaseClient;

beforeAll(async () => {
  backend = await startFixture({ keys, files });
  await backend.db.exec(FILES);
  ana = clientOf(backend, keys.publishable);
  bia = clientOf(backend, keys.publishable);
  anaId = await signUpConfirmed(backend, ana, 'ana@example.com');
  await signUpConfirmed(backend, bia, 'bia@example.com');
}, 60_000);
afterAll(() => backend.close());
afterEach(async () => {
  await backend.setClock(null);
  await backend.db.exec('delete from storage.objects');
});

const papers = (client: SupabaseClient) => client.storage.from('papers');
const text = (content: string, type = 'text/plain') => new Blob([content], { type });

describe('uploading', () => {
  it('accepts a Blob, a File and raw bytes, and returns them unchanged', async () => {
    for (const [name, body] of [
      ['blob.txt', text('olá')],
      ['file.txt', new File(['olá'], 'x.txt', { type: 'text/plain' })],
      ['bytes.txt', new TextEncoder().encode('olá')],
    ] as const) {
      const path = `${anaId}/${name}`;
      const { data, error } = await papers(ana).upload(path, body, { contentType: 'text/plain' });
      expect(error).toBeNull();
      expect(data).toMatchObject({ path, fullPath: `papers/${path}` });
      const back = await papers(ana).download(path);
      expect(await back.data?.text()).toBe('olá');
      expect(back.data?.type).toMatch(/^text\/plain/);
    }
  });

  it.each([
    ['a visitor', () => clientOf(backend, keys.publishable)],
    ['another user', () => bia],
  ])('refuses %s', async (_who, client) => {
    const { error } = await papers(client()).upload(`${anaId}/a.txt`, text('x'));
    expect(error).toMatchObject({ statusCode: '403' });
    expect((await papers(ana).list(anaId)).data).toEqual([]);
  });

  it('refuses a second file of one name, also with upsert when no policy allows it', async () => {
    await papers(ana).upload(`${anaId}/a.txt`, text('first'));
    expect((await papers(ana).upload(`${anaId}/a.txt`, text('second'))).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    const upsert = await papers(ana).upload(`${anaId}/a.txt`, text('third'), { upsert: true });
    expect(upsert.error).toMatchObject({ statusCode: '403' });
    expect(await (await papers(ana).download(`${anaId}/a.txt`)).data?.text()).toBe('first');
  });

  it('replaces a file when a policy allows it, and deletes the old one', async () => {
    await backend.db
      .exec(`create policy "Own folder is changed" on storage.objects for update to authenticated
      using (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text)`);
    const path = `${anaId}/a.txt`;
    await papers(ana).upload(path, text('first'));
    const [before] = await backend.db.query<{ version: string }>('select version from storage.objects');
    expect((await papers(ana).upload(path, text('second'), { upsert: true })).error).toBeNull();
    expect((await papers(bia).update(path, text('third'))).error).toMatchObject({ statusCode: '403' });
    expect(await (await papers(ana).download(path)).data?.text()).toBe('second');
    expect(await files.get(before?.version ?? '')).toBeNull();
    await backend.db.exec('drop policy "Own folder is changed" on storage.objects');
  });

  it('enforces the bucket’s size and types', async () => {
    const big = await papers(ana).upload(`${anaId}/big.txt`, text('x'.repeat(1001)));
    expect(big.error).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
    const html = await papers(ana).upload(`${anaId}/a.html`, text('<script>', 'text/html'));
    expect(html.error).toMatchObject({ statusCode: '415', message: 'mime type text/html is not supported' });
    expect((await ana.storage.from('none').upload('x/a.txt', text('x'))).error).toMatchObject({
      message: 'Bucket not found',
    });
  });

  it.each(['../a.txt', 'a\\b.txt', 'á.txt', `${'x'.repeat(1100)}.txt`])(
    'refuses the name %s',
    async (name) => {
      const answer = await send(
        backend,
        keys.publishable,
        `/storage/v1/object/papers/${encodeURIComponent(`x/${name}`)}`,
        {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: 'x',
        },
      );
      expect(answer).toMatchObject({ status: 400, body: { error: 'InvalidKey' } });
    },
  );
});

describe('reading', () => {
  const path = () => `${anaId}/a.txt`;
  beforeEach(() => papers(ana).upload(path(), text('secret')));

  it('is limited by the policies; for other users the file does not exist', async () => {
    for (const client of [bia, clientOf(backend, keys.publishable)]) {
      expect((await papers(client).download(path())).data).toBeNull();
      expect((await papers(client).createSignedUrl(path(), 60)).error).toMatchObject({ statusCode: '404' });
      expect((await papers(client).list(anaId)).data).toEqual([]);
    }
  });

  it('is possible through a signed URL for a limited time, without a key, and never as HTML', async () => {
    const { data } = await papers(ana).createSignedUrl(path(), 60);
    const open = (url: string) => backend.fetch(new Request(url));
    const answer = await open(data?.signedUrl ?? '');
    expect(await answer.text()).toBe('secret');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''a.txt");
    await backend.setClock(new Date(Date.now() + 61_000));
    expect((await open(data?.signedUrl ?? '')).status).toBe(400);
  });

  it('sets a download name', async () => {
    const { data } = await papers(ana).createSignedUrl(path(), 60, { download: 'crp-06.txt' });
    const answer = await backend.fetch(new Request(data?.signedUrl ?? ''));
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''crp-06.txt`);
  });

  it('is refused with another file’s signature, a forged one or an access token', async () => {
    await papers(ana).upload(`${anaId}/b.txt`, text('other'));
    const signed = new URL((await papers(ana).createSignedUrl(path(), 60)).data?.signedUrl ?? '');
    const token = signed.searchParams.get('token') ?? '';
    const session = (await ana.auth.getSession()).data.session?.access_token ?? '';
    // Not the last letter, some bits of which are padding.
    for (const wrong of [
      token.replace(/\.(.)([^.]*)$/, (_all, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
      session,
      '',
      'a.b.c',
    ]) {
      const answer = await backend.fetch(new Request(`${SITE}${signed.pathname}?token=${wrong}`));
      expect(answer.status).toBe(400);
    }
    const other = signed.pathname.replace('a.txt', 'b.txt');
    expect((await backend.fetch(new Request(`${SITE}${other}?token=${token}`))).status).toBe(400);
    const asPerson = await send(backend, keys.publishable, '/rest/v1/people?select=id', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asPerson.status).toBe(401);
  });

  it('is signed for five minutes at most, one file or several', async () => {
    const refused = { error: { statusCode: '400' } };
    for (const seconds of [301, 86_400, Number.MAX_SAFE_INTEGER]) {
      expect(await papers(ana).createSignedUrl(path(), seconds)).toMatchObject(refused);
      expect(await papers(ana).createSignedUrls([path()], seconds)).toMatchObject(refused);
    }
    expect((await papers(ana).createSignedUrl(path(), 300)).error).toBeNull();
    expect((await papers(ana).createSignedUrls([path()], 300)).error).toBeNull();
    expect((await papers(ana).createSignedUploadUrl(`${anaId}/new.txt`)).error).not.toBeNull();
  });

  it('is refused with a URL that an earlier version signed for longer', async () => {
    const open = async (seconds: number) => {
      const iat = Math.floor(Date.now() / 1000);
      const claims = { url: `papers/${path()}`, iat, exp: iat + seconds };
      const token = await signToken({ alg: 'HS256', typ: 'JWT' }, claims, keys.jwtSecret);
      const address = `${SITE}/storage/v1/object/sign/papers/${path()}?token=${token}`;
      return (await backend.fetch(new Request(address))).status;
    };
    expect([await open(300), await open(301), await open(86_400)]).toEqual([200, 400, 400]);
  });

  it('signs several at once and reports the missing ones', async () => {
    const { data } = await papers(ana).createSignedUrls([path(), `${anaId}/none.txt`], 60);
    expect(data?.map(({ error }) => error === null)).toEqual([true, false]);
  });

  it('lists a folder: the folders in it, then its files', async () => {
    await papers(ana).upload(`${anaId}/deep/c.txt`, text('c'));
    await papers(ana).upload(`${anaId}/B.txt`, text('b'));
    const named = (names: readonly string[]) => names.map((name) => ({ name }));
    const list = async (options = {}) => (await papers(ana).list(anaId, options)).data;
    expect(await list()).toMatchObject([
      { name: 'deep', id: null, metadata: null },
      ...named(['B.txt', 'a.txt']),
    ]);
    expect(await list({ search: 'b' })).toMatchObject(named(['B.txt']));
    expect(await list({ sortBy: { column: 'name', order: 'desc' } })).toMatchObject(
      named(['deep', 'a.txt', 'B.txt']),
    );
    expect(await list({ limit: 1, offset: 1 })).toMatchObject(named(['B.txt']));
    expect((await papers(ana).list(`${anaId}/deep/`)).data).toMatchObject(named(['c.txt']));
  });

  it("returns a file's metadata to its readers", async () => {
    expect((await papers(ana).info(path())).data).toMatchObject({ size: 6, contentType: 'text/plain' });
    expect((await papers(ana).exists(path())).data).toBe(true);
    expect((await papers(bia).info(path())).error).toMatchObject({ statusCode: '404' });
    expect((await papers(bia).exists(path())).data).toBe(false);
  });

  it.each(['{', '[1', 'null', '{"limit":"many"}', '{"limit":-1}', '{"sortBy":{"column":"version"}}'])(
    'refuses the list request %s',
    async (body) => {
      const request = new Request(`${SITE}/storage/v1/object/list/papers`, {
        method: 'POST',
        headers: { apikey: keys.publishable },
        body,
      });
      expect((await backend.fetch(request)).status).toBe(400);
    },
  );
});

describe('removing', () => {
  it('removes one’s own file, but no other user’s', async () => {
    const path = `${anaId}/a.txt`;
    await papers(ana).upload(path, text('x'));
    expect((await papers(bia).remove([path])).data).toEqual([]);
    expect((await papers(ana).download(path)).error).toBeNull();
    expect((await papers(ana).remove([path])).data).toMatchObject([{ name: path }]);
    expect((await papers(ana).download(path)).data).toBeNull();
  });
});
