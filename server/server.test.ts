import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { CONTENT_SECURITY_POLICY, DEVELOPERS_POLICY, SECURITY_HEADERS } from './security-headers.ts';
import { listen, MAX_BODY_BYTES, type Handler, type Listening } from './listen.ts';
import { portalHandler, type PortalOptions } from './portal.ts';
import { createStaticSite } from './static-site.ts';

const SCRIPT = 'export const portal = "Vínculo";'.repeat(50);

const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
const root = path.join(folder, 'site');
const failures: string[] = [];
let portal: Listening;
let withoutMails: Handler;
let inPublic: Handler;
let handler: Handler;

function write(file: string, text: string, compress = false): void {
  const at = path.join(root, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
  if (compress) {
    writeFileSync(`${at}.br`, brotliCompressSync(text));
    writeFileSync(`${at}.gz`, gzipSync(text));
  }
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Sends the path unchanged, because fetch would normalize it. */
function ask(target: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { port: portal.port, host: '127.0.0.1', path: target, method, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

beforeAll(async () => {
  writeFileSync(path.join(folder, 'secret.txt'), 'outside');
  write('index.html', '<title>Vínculo</title>');
  write('patient.html', '<title>Paciente</title>');
  write('main.1a2b3c4d.js', SCRIPT, true);
  write('remotes.json', '{}');
  write('mf/mf-patient/0.1.0/remoteEntry.js', 'entry');
  write('.hidden', 'hidden');
  const options: PortalOptions = {
    site: createStaticSite(root),
    htmlForPath: (pathname) => {
      if (pathname === '/') return { file: 'index.html', status: 200 };
      return pathname.startsWith('/patient')
        ? { file: 'patient.html', status: 200 }
        : { file: 'index.html', status: 404 };
    },
    api: {
      fetch: async (request, { peerAddress }) => {
        if (request.url.includes('/rpc/fail')) throw new Error('the database is gone');
        if (request.url.includes('/refused')) return new Response('unread', { status: 400 });
        if (request.url.includes('/begun')) {
          const reader = request.body?.getReader();
          await reader?.read();
          await reader?.cancel();
          return new Response('begun', { status: 400 });
        }
        return Response.json({ got: (await request.text()).length, method: request.method, peerAddress });
      },
    },
    mailbox: { list: () => Promise.resolve([]), get: () => Promise.resolve(null) },
    isPublic: false,
    publishableKey: 'sb_publishable_a',
  };
  withoutMails = portalHandler({ ...options, mailbox: null });
  inPublic = portalHandler({ ...options, isPublic: true });
  handler = portalHandler(options);
  portal = await listen({
    handler,
    port: 0,
    onError: (error, at) => failures.push(`${at}: ${String(error)}`),
  });
});

afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

it.each(['/_mail', '/_mail.json', '/_mail/1'])('has no %s when e-mails are sent by SMTP', async (at) => {
  const peer = { peerAddress: '127.0.0.1', isLocal: true };
  const answer = await withoutMails(new Request(`http://127.0.0.1${at}`), peer);
  expect(answer.status).toBe(404);
});

it('shows no e-mail and creates no test account in public, however local a request looks', async () => {
  const peer = { peerAddress: '127.0.0.1', isLocal: true };
  for (const at of ['/_mail', '/_mail.json', '/_mail/1'])
    expect((await inPublic(new Request(`http://127.0.0.1${at}`), peer)).status).toBe(404);
  const prepare = new Request('http://127.0.0.1/rest/v1/rpc/prepare_test_user', { method: 'POST' });
  const answer = await inPublic(prepare, peer);
  expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'demonstration_off' }]);
});

it.each([
  'evil.example',
  'evil.example:4300',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '192.168.0.7',
])('shows no e-mail to a client at %s', async (host) => {
  expect((await ask('/_mail.json', { headers: { host } })).status).toBe(404);
  for (const own of ['127.0.0.1', 'localhost:4300', '[::1]:4300', 'vinculo.localhost'])
    expect((await ask('/_mail.json', { headers: { host: own } })).status).toBe(200);
});

it.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
])('shows no e-mail to a proxied request (%s)', async (name) => {
  expect((await ask('/_mail', { headers: { [name]: '203.0.113.7' } })).status).toBe(404);
  expect((await ask('/_mail', { headers: { [name]: '127.0.0.1' } })).status).toBe(404);
  expect((await ask('/_mail')).status).toBe(200);
});

it('shows no e-mail when a proxy is configured, for any request', async () => {
  const proxied = await listen({ handler, port: 0, addressHeader: 'x-forwarded-for' });
  expect((await fetch(`${proxied.origin}/_mail.json`)).status).toBe(404);
  await proxied.close();
});

it('creates test accounts only on this machine', async () => {
  const prepare = (target: string, headers = {}) => ask(target, { method: 'POST', headers, body: '{}' });
  const at = '/rest/v1/rpc/prepare_test_user';
  expect((await prepare(at)).status).toBe(200);
  for (const path of [at, `${at}/`, `${at}?a=b`, '/rest/v1/rpc/prepare%5ftest_%75ser']) {
    const answer = await prepare(path, { 'x-forwarded-for': '203.0.113.7' });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'P0001', message: 'demonstration_off' });
  }
  expect((await prepare(at, { host: 'portal.example' })).status).toBe(400);
  expect((await prepare('/rest/v1/rpc/%zz', { host: 'portal.example' })).status).toBe(200);
});

describe('security headers', () => {
  it.each([
    ['a page', '/', 200],
    ['a page of an area', '/patient/search', 200],
    ['an unknown page', '/nowhere', 404],
    ['a hashed file', '/main.1a2b3c4d.js', 200],
    ['a missing file', '/missing.js', 404],
    ['the list of areas', '/remotes.json', 200],
    ["the browser's configuration", '/portal-config.json', 200],
    ['the API', '/rest/v1/profiles', 200],
    ['a failing API', '/rest/v1/rpc/fail', 500],
    ['a malformed URL', '/%zz', 404],
    ['the mailbox as JSON', '/_mail.json', 200],
  ])('are on %s (%s)', async (_, target, status) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(SECURITY_HEADERS);
  });

  it('allow no foreign origin and nothing inline', () => {
    expect(SECURITY_HEADERS).toEqual({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy':
        'camera=(self), display-capture=(self), geolocation=(), microphone=(self), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it("allow an area's files from developers' machines in a developer portal, and nothing else", () => {
    const own = ' http://127.0.0.1:*';
    const parts = DEVELOPERS_POLICY.split('; ');
    const opened = parts.filter((part) => part.includes(own));
    expect(opened.map((part) => part.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
    ]);
    expect(DEVELOPERS_POLICY.replaceAll(own, '')).toBe(CONTENT_SECURITY_POLICY);
  });

  it('are on a rejected request too', async () => {
    const post = await ask('/', { method: 'POST', body: 'a' });
    const notModified = await ask('/', { headers: { 'if-none-match': '*' } });
    expect([post.status, notModified.status]).toEqual([405, 304]);
    for (const { headers } of [post, notModified]) expect(headers).toMatchObject(SECURITY_HEADERS);
  });
});

describe('files', () => {
  it('caches a hashed file permanently and the configuration briefly, and revalidates all others', async () => {
    const cache = async (target: string) => (await ask(target)).headers['cache-control'];
    expect(await cache('/main.1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
    for (const target of ['/', '/remotes.json', '/mf/mf-patient/0.1.0/remoteEntry.js'])
      expect(await cache(target)).toBe('no-cache');
    expect(await cache('/portal-config.json')).toBe('max-age=10');
    expect(await cache('/rest/v1/profiles')).toBe('no-store');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('answers "%s" with %s', async (accepted, encoding, read) => {
    const answer = await ask('/main.1a2b3c4d.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(read(answer.body).toString()).toBe(SCRIPT);
  });

  it('sends the file uncompressed when no compressed form is accepted or exists', async () => {
    for (const target of ['/main.1a2b3c4d.js', '/remotes.json']) {
      const accepted = target === '/remotes.json' ? 'br' : 'identity';
      const answer = await ask(target, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
    }
  });

  it('answers 304 when the browser has the current copy', async () => {
    const { headers } = await ask('/remotes.json');
    const again = await ask('/remotes.json', {
      headers: { 'if-none-match': `"other", ${String(headers.etag)}` },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const old = await ask('/remotes.json', { headers: { 'if-none-match': '"other"' } });
    expect(old.status).toBe(200);
  });

  it('answers HEAD with headers only', async () => {
    const answer = await ask('/main.1a2b3c4d.js', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-length': String(SCRIPT.length + 50) } });
    expect(answer.body).toHaveLength(0);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/mf/..%5c..%5csecret.txt',
    '/mf/../../secret.txt',
    '/.hidden',
    '/index.html%00.js',
    '/..%252fsecret.txt',
    '/%5c..%5csecret.txt',
    '/mf/..;/..;/secret.txt',
    '/main.1a2b3c4d.js::$DATA',
  ])('does not serve %s', async (target) => {
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/outside|hidden/);
  });
});

describe('pages', () => {
  it("serves a route with the HTML of its area, and an unknown path with the portal's and status 404", async () => {
    expect((await ask('/patient/booking/1?a=1')).body.toString()).toContain('Paciente');
    expect(await ask('/nowhere')).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  });

  it("serves the API's URL to the browser", async () => {
    const answer = await ask('/portal-config.json');
    expect(JSON.parse(answer.body.toString())).toEqual({
      supabaseUrl: '/',
      publishableKey: 'sb_publishable_a',
    });
  });

  it('has no test routes without the test flag', async () => {
    for (const target of ['/_test/reset', '/_test/template', '/_test/clock', '/_test'])
      for (const method of ['GET', 'POST'])
        expect((await ask(target, { method })).status).toBe(method === 'GET' ? 404 : 405);
  });
});

describe('the API', () => {
  it('receives method, body and client address', async () => {
    const answer = await ask('/auth/v1/token', { method: 'POST', body: 'abc' });
    expect(JSON.parse(answer.body.toString())).toEqual({ got: 3, method: 'POST', peerAddress: '127.0.0.1' });
  });

  it('rejects an oversized body, with or without Content-Length', async () => {
    const body = Buffer.alloc(MAX_BODY_BYTES + 1);
    const announced = { 'content-length': String(body.length) };
    for (const headers of [announced, { 'transfer-encoding': 'chunked' }])
      expect((await ask('/storage/v1/object/a', { method: 'POST', headers, body })).status).toBe(413);
    const largest = await ask('/storage/v1/object/a', { method: 'POST', body: body.subarray(1) });
    expect(JSON.parse(largest.body.toString())).toMatchObject({ got: MAX_BODY_BYTES });
  });

  it('reads an upload only on demand', async () => {
    const body = Buffer.alloc(MAX_BODY_BYTES - 1);
    const refused = await ask('/storage/v1/object/refused', { method: 'POST', body });
    expect([refused.status, refused.body.toString()]).toEqual([400, 'unread']);
    const again = await ask('/storage/v1/object/begun', { method: 'POST', body });
    expect([again.status, again.body.toString()]).toEqual([400, 'begun']);
  });

  it('trusts a proxy header only when it is configured', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const peer = async () =>
      (JSON.parse((await ask('/rest/v1/a', { headers })).body.toString()) as { peerAddress: string })
        .peerAddress;
    expect(await peer()).toBe('127.0.0.1');
  });

  it('does not treat a disconnect during the body as a failure', async () => {
    failures.length = 0;
    const socket = connect(portal.port, '127.0.0.1');
    socket.write('POST /rest/v1/a HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc');
    await once(socket, 'connect');
    await setTimeout(50);
    socket.destroy();
    await setTimeout(50);
    expect((await ask('/rest/v1/a')).status).toBe(200);
    expect(failures).toEqual([]);
  });

  it('reports a failure with the path only', async () => {
    failures.length = 0;
    await ask('/rest/v1/rpc/fail?email=ana@example.com');
    expect(failures).toEqual(['/rest/v1/rpc/fail: Error: the database is gone']);
  });
});
