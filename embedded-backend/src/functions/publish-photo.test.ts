import { createClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { PEOPLE } from '../seed/index.ts';
import { denoHost, nodeHost, type EdgeHost } from '../testing/edge-host.ts';
import { generateKeys, SITE, startFixture } from '../testing/start.ts';
import type { FunctionContext } from './functions-api.ts';

const { takeTemplate } = embeddedNode;
const ORIGINALS = 'profile-photos-in';
const SECRET = 'GPS -23.5505, -46.6333';
const SIZES = [96, 256, 512];

const keys = generateKeys();
const files = new embeddedBackend.MemoryFileStore();
let backend: Backend;
let project: Awaited<ReturnType<typeof portalProject>>;
let restore: () => Promise<void>;
const tokens: Record<string, string> = {};
const USERS = { patient: PEOPLE.camila, professional: PEOPLE.marina, other: PEOPLE.andre } as const;
type User = keyof typeof USERS;

beforeAll(async () => {
  project = await portalProject();
  backend = await startFixture({ ...project, keys, files });
  await backend.db.exec('update public.professionals set profile_image_url = null');
  for (const [name, { email }] of Object.entries(USERS))
    tokens[name] = (await backend.signIn(email)).access_token;
  ({ restore } = await takeTemplate(backend));
}, 120_000);
afterAll(() => backend.close());

/** The JPEG with an Exif segment behind its first marker. */
function withExif(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(`Exif\0\0${SECRET}`);
  const length = text.length + 2;
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...text, ...jpeg.subarray(2)]);
}

/** Kind and size of a WebP; `VP8 ` has no room for metadata, `VP8X` has. */
function webpOf(bytes: Uint8Array) {
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {
    kind: [text(0), text(8), text(12)].join(' '),
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}

const storageOf = (who: User) =>
  createClient(SITE, keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => backend.fetch(new Request(input, init)),
      headers: { Authorization: `Bearer ${tokens[who]}` },
    },
  }).storage.from(ORIGINALS);

async function send(bytes: Uint8Array<ArrayBuffer>, who: User = 'professional') {
  const path = `${USERS[who].id}/${crypto.randomUUID()}.jpg`;
  const { error } = await storageOf(who).upload(path, bytes, { contentType: 'image/jpeg' });
  if (error) throw error;
  return path;
}

const open = (url: string) => backend.fetch(new Request(`${SITE}${new URL(url, SITE).pathname}`));
const stored = (bucket: string) =>
  backend.db.query<{ name: string }>('select name from storage.objects where bucket_id = $1 order by name', [
    bucket,
  ]);
const urlInProfile = async () =>
  (
    await backend.db.query<{ url: string | null }>(
      `select profile_image_url as url from public.professionals where user_id = '${PEOPLE.marina.id}'`,
    )
  )[0]?.url;

describe.each(['Node', 'Deno'])('publish-photo in %s', (where) => {
  let host: EdgeHost;
  beforeAll(async () => {
    const names = ['publish-photo', 'sweep-photos'];
    host = where === 'Node' ? nodeHost(backend, SITE) : await denoHost(backend, keys, names);
  }, 60_000);
  afterAll(() => host.stop());
  afterEach(() => restore());

  async function call(name: string, who: User | 'visitor' | 'service', body?: unknown) {
    const key = who === 'service' ? keys.secret : keys.publishable;
    const response = await host.call(name, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${tokens[who] ?? key}`,
        'content-type': 'application/json',
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as { code?: string; data?: { url?: string } },
    };
  }
  const publish = (path: unknown, who: User | 'visitor' = 'professional') =>
    call('publish-photo', who, { path });

  it.each([
    ['visitor', 401, 'not_authenticated'],
    ['patient', 403, 'not_allowed'],
    ['other', 404, 'photo_not_found'],
  ] as const)('refuses the %s', async (who, status, code) => {
    const path = await send(await drawJpeg(512, 512));
    expect(await publish(path, who)).toMatchObject({ status, body: { code } });
    expect(await stored(ORIGINALS)).toEqual([{ name: path }]);
    expect(await stored('profile-photos')).toEqual([]);
  });

  it('refuses an ended login session, and a path that is none', async () => {
    for (const path of [undefined, '', 7]) expect(await publish(path)).toMatchObject({ status: 400 });
    const path = await send(await drawJpeg(512, 512));
    await backend.db.exec('delete from auth.sessions');
    expect(await publish(path)).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  });

  it('publishes three sizes as WebP without metadata, which anybody may open, and removes the original', async () => {
    const original = withExif(await drawJpeg(640, 640));
    expect(new TextDecoder('latin1').decode(original)).toContain(SECRET);
    const { status, body } = await publish(await send(original));
    expect(status).toBe(200);
    const url = body.data?.url ?? '';
    const { origin, pathname } = new URL(url, SITE);
    expect(pathname).toMatch(
      new RegExp(`^/storage/v1/object/public/profile-photos/${PEOPLE.marina.id}/[0-9a-f]{32}-512[.]webp$`),
    );
    // Deno's API has another origin than its portal.
    expect(origin === SITE).toBe(where === 'Node');
    expect(url.startsWith('/')).toBe(where === 'Node');
    expect(await urlInProfile()).toBe(url);
    expect(await stored(ORIGINALS)).toEqual([]);
    for (const size of SIZES) {
      const answer = await open(url.replace('-512', `-${size}`));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(webpOf(bytes)).toEqual({ kind: 'RIFF WEBP VP8 ', width: size, height: size });
      expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/Exif|GPS/);
    }
  });

  it.each([
    ['text', () => new TextEncoder().encode('<script>alert(1)</script>')],
    ['a PNG', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['the beginning of a JPEG', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['a JPEG that ends early', async () => (await drawJpeg(512, 512)).slice(0, 200)],
    ['one that is not square', () => drawJpeg(512, 384)],
    ['one of 255 pixels', () => drawJpeg(255, 255)],
    ['one of 1025 pixels', () => drawJpeg(1025, 1025)],
    [
      'one that states 60,000 pixels',
      async () => {
        const jpeg = await drawJpeg(512, 512);
        const frame = jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[at + 1] ?? 0));
        jpeg.set([0xea, 0x60, 0xea, 0x60], frame + 5);
        return jpeg;
      },
    ],
  ])('refuses %s, and removes it', async (_, bytes) => {
    const path = await send(new Uint8Array(await bytes()));
    expect(await publish(path)).toMatchObject({ status: 415, body: { code: 'photo_not_supported' } });
    expect(await stored(ORIGINALS)).toEqual([]);
    expect(await urlInProfile()).toBeNull();
  });

  it('stores no original of more than one megabyte, and none of another type', async () => {
    const path = `${PEOPLE.marina.id}/${crypto.randomUUID()}.jpg`;
    const large = await storageOf('professional').upload(path, new Uint8Array(1024 * 1024 + 1), {
      contentType: 'image/jpeg',
    });
    expect(large.error).toMatchObject({ statusCode: '413' });
    const other = await storageOf('professional').upload(path, new Uint8Array(9), {
      contentType: 'image/png',
    });
    expect(other.error).toMatchObject({ statusCode: '415' });
  });

  it('refuses the eleventh of a day', async () => {
    const path = await send(await drawJpeg(256, 256));
    await backend.db.exec(`insert into private.photo_uploads (object_id, user_id)
      select gen_random_uuid(), '${PEOPLE.marina.id}' from generate_series(1, 10)`);
    expect(await publish(path)).toMatchObject({ status: 429, body: { code: 'too_many_photos' } });
  });

  it('removes the photo before it, and those of the suspended', async () => {
    const first = (await publish(await send(await drawJpeg(256, 256)))).body.data?.url ?? '';
    const second = (await publish(await send(await drawJpeg(300, 300)))).body.data?.url ?? '';
    expect(second).not.toBe(first);
    for (const who of ['visitor', 'patient', 'professional'] as const)
      expect(await call('sweep-photos', who)).toMatchObject({ status: 403 });
    await call('sweep-photos', 'service');
    expect((await open(first)).status).toBe(400);
    expect((await open(second)).status).toBe(200);
    await backend.db.exec(
      `update public.professionals set approval_status = 'suspended' where user_id = '${PEOPLE.marina.id}'`,
    );
    expect(await call('sweep-photos', 'service')).toEqual({
      status: 200,
      body: { success: true, data: { removed: 1 } },
    });
    expect((await open(second)).status).toBe(400);
    expect(await stored('profile-photos')).toEqual([]);
  });
});

describe('without a key', () => {
  const ask = async (method: string, address: string) =>
    (await backend.fetch(new Request(`${SITE}/storage/v1/object/public/${address}`, { method }))).status;

  it.each(['professional-documents', 'profile-photos-in'])('no file of %s is opened', async (bucket) => {
    const path = `${PEOPLE.marina.id}/1700000000000-a.jpg`;
    await backend.db.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, path]);
    expect(await ask('GET', `${bucket}/${path}`)).toBe(400);
    await restore();
  });

  it('no file of a public bucket is written or removed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await ask(method, `profile-photos/${PEOPLE.marina.id}/x.webp`)).toBe(401);
  });
});

describe('where a host has faults', () => {
  afterEach(() => restore());

  async function publishWith(path: string, changes: Partial<FunctionContext>) {
    const request = new Request(`${SITE}/functions/v1/publish-photo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens['professional']}`, 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
    });
    const answer = await project.functions['publish-photo']?.(request, {
      apiUrl: SITE,
      siteUrl: SITE,
      publishableKey: keys.publishable,
      secretKey: keys.secret,
      bank: null,
      photos: project.photos,
      fetch: (asked) => backend.fetch(asked),
      sendMail: () => Promise.resolve(),
      afterAnswer: () => undefined,
      ...changes,
    });
    return {
      status: answer?.status,
      body: (await answer?.json()) as { code?: string; data?: { url?: string } },
    };
  }
  const counted = () => backend.db.query('select object_id from private.photo_uploads');

  it('refuses without a codec, and counts nothing', async () => {
    expect(await publishWith(await send(await drawJpeg(256, 256)), { photos: undefined })).toMatchObject({
      status: 501,
      body: { code: 'photos_unavailable' },
    });
    expect(await counted()).toEqual([]);
    expect(await stored(ORIGINALS)).toEqual([]);
  });

  it('fails where the codec is not loaded, which is no fault of the photo, and counts nothing', async () => {
    const load = () => Promise.reject(new Error('No such file.'));
    const photos = { ...(project.photos as object), load };
    await expect(publishWith(await send(await drawJpeg(256, 256)), { photos })).rejects.toThrow(
      'No such file.',
    );
    expect(await counted()).toEqual([]);
    expect(await stored(ORIGINALS)).toEqual([]);
    expect(await publishWith(await send(await drawJpeg(256, 256)), {})).toMatchObject({ status: 200 });
    expect(await counted()).toHaveLength(1);
  });

  describe('that remove no originals', () => {
    let noise: jest.SpyInstance;
    beforeEach(() => {
      noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => noise.mockRestore());
    const removesNothing = (request: Request) =>
      request.method === 'DELETE'
        ? Promise.resolve(new Response(null, { status: 500 }))
        : backend.fetch(request);

    it('answers what became of the photo', async () => {
      const text = await send(new TextEncoder().encode('no photo'));
      expect(await publishWith(text, { fetch: removesNothing })).toMatchObject({
        status: 415,
        body: { code: 'photo_not_supported' },
      });
      const photo = await send(await drawJpeg(256, 256));
      expect(await publishWith(photo, { fetch: removesNothing })).toMatchObject({ status: 200 });
      expect(await stored(ORIGINALS)).toHaveLength(2);
      expect(noise).toHaveBeenCalledTimes(2);
    });

    it('shows a photo that is asked for twice under one address, and never sweeps it', async () => {
      const path = await send(await drawJpeg(256, 256));
      const [first, second] = await Promise.all([
        publishWith(path, { fetch: removesNothing }),
        publishWith(path, { fetch: removesNothing }),
      ]);
      const third = await publishWith(path, { fetch: removesNothing });
      const url = (await urlInProfile()) ?? '';
      for (const answer of [first, second, third])
        expect(answer).toMatchObject({ status: 200, body: { data: { url } } });
      await backend.db.exec('update private.photo_leftovers set remove_from = private.now()');
      const service = {
        method: 'POST',
        headers: { apikey: keys.secret, authorization: `Bearer ${keys.secret}` },
      };
      await backend.fetch(new Request(`${SITE}/functions/v1/sweep-photos`, service));
      for (const size of SIZES) expect((await open(url.replace('-512', `-${size}`))).status).toBe(200);
    });
  });
});
