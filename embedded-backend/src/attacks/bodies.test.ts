import { inspect } from 'node:util';
import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';

// Malformed bodies, sent to every kind of endpoint that reads one.

let attacked: AttackTarget;
let before: string;
let noise: jest.SpyInstance;
beforeAll(async () => {
  attacked = await startAttackTarget();
  before = await attacked.fingerprint();
}, 120_000);
beforeEach(() => {
  noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
});
afterEach(() => noise.mockRestore());
afterAll(() => attacked.backend.close());

const ENDPOINTS = [
  ['POST', '/rest/v1/rpc/send_privacy_request'],
  ['PATCH', `/rest/v1/profiles?id=eq.${PEOPLE.camila.id}`],
  ['POST', '/auth/v1/token?grant_type=password'],
  ['POST', '/auth/v1/token?grant_type=refresh_token'],
  ['POST', '/auth/v1/signup'],
  ['POST', '/auth/v1/otp'],
  ['POST', '/auth/v1/verify'],
  ['POST', '/auth/v1/recover'],
  ['POST', '/auth/v1/resend'],
  ['POST', '/functions/v1/admin-platform-fees'],
  ['POST', '/functions/v1/professional-approval-notification'],
  ['POST', '/functions/v1/verify-document'],
  ['POST', `/storage/v1/object/sign/professional-documents/${PEOPLE.camila.id}/a.pdf`],
] as const;

type Body = readonly [name: string, body: string | Uint8Array<ArrayBuffer>, contentType?: string];

const BODIES: readonly Body[] = [
  ['truncated', '{'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['nested a hundred thousand times', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['nested in objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  [
    'with __proto__',
    '{"__proto__":{"email":"admin@vinculo.example","role":"admin"},"constructor":{"prototype":{}}}',
  ],
  ['with U+0000', '{"message":"a\\u0000b","email":"a\\u0000@b.co","path":"a\\u0000","prefix":"\\u0000"}'],
  [
    'with an unpaired surrogate',
    '{"message":5,"email":"\\ud800@b.co","path":"\\ud800","token":"\\ud800","type":"email"}',
  ],
  [
    'with text in place of other types',
    '{"message":{"a":[]},"email":["a@b.co"],"password":{"$ne":null},"token":true,"path":7}',
  ],
  ['not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["with a form's content type", 'message=x&email=a@b.co', 'application/x-www-form-urlencoded'],
  ['of a malformed form', '--x\r\n\r\n', 'multipart/form-data; boundary=x'],
  ['of XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'],
  ['of an unknown type', '{}', 'x/../../y'],
];

const CASES = ENDPOINTS.flatMap(([method, path]) =>
  BODIES.map(([name, body, type = 'application/json']) => [method, path, name, body, type] as const),
);

it.each(CASES)('%s %s rejects a body %s', async (method, path, name, body, type) => {
  const { status, text } = await attacked.ask(path, { method, body, headers: { 'content-type': type } });
  expect(status).toBeGreaterThanOrEqual(400);
  // PostgREST also answers 500 when a body is too deep for PostgreSQL.
  expect(status < 500 || name.startsWith('nested')).toBe(true);
  expect(text).not.toMatch(/\/embedded-backend\/|node_modules|at .+:\d+:\d+|\/etc\/|root:/);
});

it('none of them changes data, pollutes a prototype or causes a server error', async () => {
  expect(await attacked.fingerprint()).toBe(before);
  expect(attacked.polluted()).toEqual([]);
  expect(attacked.failures).toEqual([]);
});

it.each(BODIES.map(([name, body, type = 'application/json']) => [name, body, type] as const))(
  'ignores or rejects a list of files with a body %s',
  async (_, body, type) => {
    const path = '/storage/v1/object/list/professional-documents';
    const { status, text } = await attacked.ask(path, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect([200, 400]).toContain(status);
    if (status === 200) expect(text).toBe('[]');
  },
);

describe('files', () => {
  const bucket = '/storage/v1/object/professional-documents';
  const send = (path: string, headers: Record<string, string> = {}) =>
    attacked.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', ...headers },
      body: '%PDF-1.7',
    });

  it.each([
    `${PEOPLE.eduardo.id}/a.pdf`,
    `${PEOPLE.camila.id}/../${PEOPLE.eduardo.id}/a.pdf`,
    `${PEOPLE.camila.id}/%2e%2e/${PEOPLE.eduardo.id}/a.pdf`,
    `${PEOPLE.camila.id}%2f..%2f${PEOPLE.eduardo.id}%2fa.pdf`,
    `${PEOPLE.camila.id}/..%2f${PEOPLE.eduardo.id}/a.pdf`,
    `${PEOPLE.camila.id}/..%5c${PEOPLE.eduardo.id}%5ca.pdf`,
    `${PEOPLE.camila.id}//a.pdf`,
    `/${PEOPLE.camila.id}/a.pdf`,
    `${PEOPLE.camila.id}/%00.pdf`,
    `${PEOPLE.camila.id}/a%0d%0aset-cookie:%20b=c.pdf`,
    `${PEOPLE.camila.id}/<svg onload=alert(1)>.pdf`,
    `${PEOPLE.camila.id}/%E2%80%AEfdp.exe`,
    `${PEOPLE.camila.id}/%25%32%65%25%32%65/a.pdf`,
    `${PEOPLE.camila.id}/${'a'.repeat(1100)}.pdf`,
    `${PEOPLE.camila.id}/%zz.pdf`,
    `${PEOPLE.camila.id.toUpperCase()}/a.pdf`,
    'a.pdf',
    '',
  ])('are not stored as %s', async (name) => {
    expect((await send(`${bucket}/${name}`)).status).toBe(400);
    expect(await attacked.fingerprint()).toBe(before);
  });

  it.each([
    'text/html',
    'image/svg+xml',
    'application/pdf, text/html',
    'application/xhtml+xml',
    'text/javascript',
  ])('are not stored as %s', async (type) => {
    expect(
      (await send(`${bucket}/${PEOPLE.camila.id}/1794000000000-a.pdf`, { 'content-type': type })).status,
    ).toBe(400);
  });

  it.each(['copy', 'move', 'upload/resumable', 'public/professional-documents/a/b.pdf'])(
    'are not reached through %s',
    async (route) => {
      const body = JSON.stringify({
        bucketId: 'professional-documents',
        sourceKey: `${PEOPLE.eduardo.id}/a.pdf`,
        destinationKey: `${PEOPLE.camila.id}/a.pdf`,
      });
      const { status } = await attacked.ask(`/storage/v1/object/${route}`, { method: 'POST', body });
      expect(status).toBe(400);
      expect(await attacked.fingerprint()).toBe(before);
    },
  );

  it.each([-1, 0, 0.5, 1e300, '60', null, [60], { valueOf: 60 }])(
    'are not signed for %j seconds',
    async (expiresIn) => {
      const name = `${PEOPLE.camila.id}/1794000000000-a.pdf`;
      await send(`${bucket}/${name}`);
      const sign = (seconds: unknown) =>
        attacked.ask(`/storage/v1/object/sign/professional-documents/${name}`, {
          method: 'POST',
          body: JSON.stringify({ expiresIn: seconds }),
        });
      const statuses = [(await sign(expiresIn)).status, (await sign(60)).status];
      await attacked.ask(bucket, { method: 'DELETE', body: JSON.stringify({ prefixes: [name] }) });
      expect(statuses).toEqual([400, 200]);
    },
  );

  it("have the server's own headers, whatever was sent or requested", async () => {
    const name = `${bucket}/${PEOPLE.camila.id}/1794000000001-b.pdf`;
    const form = new FormData();
    form.append('cacheControl', '0\r\nset-cookie: a=b');
    form.append('', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), '"; x="<svg>');
    const request = new Request(new URL(name, portalOrigin), { method: 'POST', body: form });
    const contentType = request.headers.get('content-type') ?? '';
    await attacked.ask(name, {
      method: 'POST',
      body: await request.arrayBuffer(),
      headers: { 'content-type': contentType },
    });
    const { status, headers } = await attacked.ask(
      `${name}?download=${encodeURIComponent('"\r\nset-cookie: a=b;é')}`,
    );
    expect(status).toBe(200);
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~*'()-]+$/);
    expect(headers.get('cache-control')).toMatch(/^private, (no-cache|max-age=\d+)$/);
  });

  it.each(['public, max-age=31536000, s-maxage=31536000', 'max-age=9999999999', 'max-age=1, public'])(
    'are not offered to shared caches when the uploader sent "%s"',
    async (wanted) => {
      const name = `${PEOPLE.camila.id}/1794000000002-c.pdf`;
      await send(`${bucket}/${name}`, { 'cache-control': wanted });
      const { headers } = await attacked.ask(`${bucket}/${name}`);
      await attacked.ask(bucket, { method: 'DELETE', body: JSON.stringify({ prefixes: [name] }) });
      expect(headers.get('cache-control')).toBe('private, no-cache');
    },
  );

  const list = (count: number, name: unknown = 'x') => Array.from({ length: count }, () => name);

  it.each<[string, string, object, number]>([
    ['POST', '/list/professional-documents', { prefix: '', limit: 1e20 }, 400],
    ['POST', '/list/professional-documents', { prefix: '', offset: 1e300 }, 400],
    ['POST', '/list/professional-documents', { prefix: '', sortBy: null }, 200],
    ['POST', '/list/professional-documents', { prefix: '', sortBy: { column: 'owner' } }, 400],
    ['POST', '/sign/professional-documents', { expiresIn: 60, paths: list(1001) }, 400],
    ['POST', '/sign/professional-documents', { expiresIn: 60, paths: list(1000) }, 200],
    ['POST', '/sign/professional-documents', { expiresIn: 60, paths: ['a\0b', '../a'] }, 200],
    ['POST', '/sign/professional-documents', { expiresIn: 60, paths: [{ toString: 1 }] }, 400],
    ['DELETE', '/professional-documents', { prefixes: list(1001) }, 400],
    ['DELETE', '/professional-documents', { prefixes: ['a\0b', '../a'] }, 200],
    ['DELETE', '/professional-documents', { prefixes: [{ toString: 1 }] }, 400],
  ])('%s %s of %j is answered quickly', async (method, route, body, status) => {
    const answer = await attacked.ask(`/storage/v1/object${route}`, { method, body: JSON.stringify(body) });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('token=');
    expect(attacked.failures).toEqual([]);
  });
});

describe('functions', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '..%2fadmin-platform-fees', ''])(
    'there is none named "%s"',
    async (name) => {
      expect((await attacked.ask(`/functions/v1/${name}`, { method: 'POST', body: '{}' })).status).toBe(404);
    },
  );

  it('ask the same rights whatever path follows their name', async () => {
    const init = { method: 'POST', body: '{}' };
    expect((await attacked.ask('/functions/v1/admin-platform-fees', init)).status).toBe(403);
    expect((await attacked.ask('/functions/v1/admin-platform-fees/x', init)).status).toBe(403);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('do not respond to %s', async (method) => {
    for (const name of [
      'admin-platform-fees',
      'professional-approval-notification',
      'verify-document',
      'deliver-mail',
    ])
      expect((await attacked.ask(`/functions/v1/${name}`, { method })).status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    `../../../rest/v1/profiles`,
    `..%2f..`,
    `${PEOPLE.camila.id}/../${PEOPLE.eduardo.id}/a.pdf`,
    '',
    ' ',
    'a'.repeat(5000),
  ])('reject the document path %j', async (path) => {
    const { status } = await attacked.ask('/functions/v1/verify-document', {
      method: 'POST',
      body: JSON.stringify({ path }),
    });
    expect([400, 404]).toContain(status);
  });
});

it('failed requests leave no user text in the log', async () => {
  const privateText = 'palavra-de-paciente';
  const person = { email: `${privateText}@exemplo.com.br`, password: privateText };
  const send = (path: string, body: object, method = 'POST') =>
    attacked.ask(path, { method, body: JSON.stringify(body) });
  await attacked.backend.db.exec(
    `create function public.break_sign_up() returns trigger language plpgsql as $$ begin insert into public.profiles (id) values (null); end $$;
     create trigger break_sign_up before insert on auth.users for each row execute function public.break_sign_up();`,
  );
  const answers = [
    await send('/rest/v1/rpc/send_message', { conteudo: privateText }),
    await send('/rest/v1/rpc/send_privacy_request', { message: privateText, other: 1 }),
    await send('/rest/v1/contact_messages', { message: privateText }),
    await send(
      `/rest/v1/profiles?id=eq.${PEOPLE.camila.id}`,
      { full_name: privateText, nothing: privateText },
      'PATCH',
    ),
    await send(
      `/rest/v1/profiles?full_name=eq.${privateText}&id->>x=eq.1&order=nothing`,
      { full_name: privateText },
      'PATCH',
    ),
    await attacked.ask(`/rest/v1/profiles?nothing=eq.${privateText}`),
    await attacked.ask(`/rest/v1/profiles?full_name=eq.${privateText}&select=nothing`),
    await attacked.ask(`/rest/v1/profiles?full_name=match.${privateText}(`),
    await attacked.ask(`/rest/v1/profiles?full_name=${privateText}`),
    await attacked.ask(`/rest/v1/profiles?full_name=x%0Aat%20${privateText}`),
    await attacked.ask(`/rest/v1/profiles?or=(full_name.${privateText})`),
    await attacked.ask(`/rest/v1/profiles?full_name=fts(${privateText}).x`),
    await attacked.ask(`/rest/v1/${privateText}?select=id`),
    await attacked.ask(`/rest/v1/profiles?full_name=fts.${encodeURIComponent(`${privateText} & ! (`)}`),
    await send('/auth/v1/signup', { ...person, data: { full_name: privateText } }),
    await send('/auth/v1/token?grant_type=password', person),
  ];
  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  expect(answers.map(({ status }) => status)).toContain(500);
  const logged = inspect([noise.mock.calls, attacked.failures], { depth: 20, maxStringLength: null });
  expect(logged).toContain('break_sign_up');
  expect(logged).not.toContain(privateText);
});
