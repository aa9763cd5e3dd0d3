import type { Backend } from '../index.ts';
import { clientOf, generateKeys, signUpConfirmed, SITE, startFixture } from '../testing/start.ts';

// Node only: a page's fetch cannot send an endless body or observe how much of it was read.

const keys = generateKeys();
const PIECE = 1000;
let backend: Backend;
let folder: string;
let token: string;

beforeAll(async () => {
  backend = await startFixture({ keys });
  await backend.db.exec(`
    insert into storage.buckets (id, name, public, file_size_limit) values ('papers', 'papers', false, 5000);
    create policy "Own folder is added to" on storage.objects for insert to authenticated
      with check (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);
    create policy "Own folder is read" on storage.objects for select to authenticated
      using (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);`);
  const ana = clientOf(backend, keys.publishable);
  folder = await signUpConfirmed(backend, ana, 'ana@example.com');
  token = (await ana.auth.getSession()).data.session?.access_token ?? '';
}, 60_000);
afterAll(() => backend.close());

/** Uploads an endless body; returns the number of bytes read. */
async function upload(path: string, headers: Readonly<Record<string, string>> = {}) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        read += PIECE;
        controller.enqueue(new Uint8Array(PIECE));
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    method: 'POST',
    headers: {
      apikey: keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'text/plain',
      ...headers,
    },
    body,
    duplex: 'half',
  };
  const response = await backend.fetch(new Request(`${SITE}/storage/v1/object/${path}`, init));
  const answer = (await response.json()) as { statusCode?: string };
  return { read, status: answer.statusCode ?? String(response.status) };
}

describe('an upload is refused before its body is read', () => {
  const unread = (status: string) => ({ read: 0, status });

  it('from a visitor', async () => {
    expect(await upload(`papers/${folder}/a.txt`, { authorization: '' })).toEqual(unread('403'));
  });

  it('with an invalid token', async () => {
    expect(await upload(`papers/${folder}/a.txt`, { authorization: 'Bearer a.b.c' })).toEqual(unread('401'));
  });

  it("into another user's folder", async () => {
    expect(await upload(`papers/${crypto.randomUUID()}/a.txt`)).toEqual(unread('403'));
  });

  it('into a missing bucket', async () => {
    expect(await upload(`nothing/${folder}/a.txt`)).toEqual(unread('404'));
  });

  it('under a forbidden name', async () => {
    expect(await upload(`papers/${folder}/..%2Fa.txt`)).toEqual(unread('400'));
  });

  it('with an excessive Content-Length', async () => {
    expect(await upload(`papers/${folder}/a.txt`, { 'content-length': '5001' })).toEqual(unread('413'));
  });

  it('with an existing name', async () => {
    await backend.db.query(`insert into storage.objects (bucket_id, name) values ('papers', $1)`, [
      `${folder}/taken.txt`,
    ]);
    expect(await upload(`papers/${folder}/taken.txt`)).toEqual(unread('409'));
  });
});

it.each(['text/plain', 'multipart/form-data; boundary=x'])(
  'an endless upload of %s is read up to its limit and stores nothing',
  async (type) => {
    const { read, status } = await upload(`papers/${folder}/endless.txt`, { 'content-type': type });
    expect(status).toBe('413');
    expect(read).toBeLessThan(80_000);
    const rows = await backend.db.query(`select from storage.objects where name like '%endless%'`);
    expect(rows).toEqual([]);
  },
);
