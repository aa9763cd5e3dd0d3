import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PEOPLE } from 'embedded-backend/seed';
import { SECURITY_HEADERS } from '../../server/security-headers.ts';
import type { TestPortal } from '../../e2e/support/portal-process.ts';
import { REPOSITORY } from '../workspaces.ts';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<title>Vínculo</title>',
  'home.html': '<title>Vínculo: prerendered</title>',
  'index.mf-patient.html': '<title>Paciente</title>',
  'main.1a2b3c4d.js': 'start()',
  'remotes.json': '{}',
  'mf/mf-patient/0.1.0/remoteEntry.js': 'entry()',
  'mf/mf-patient/0.1.0/mf-manifest.json': '{}',
  'mf/mf-patient/0.1.0/area.1a2b3c4d.css': 'p {}',
};
const DOCUMENTS = '/storage/v1/object/professional-documents';

const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
let child: ChildProcess;
let port: string;
/** Authorization headers of a patient. */
let patient: Record<string, string>;
let apikey: string;
let documentAt: string;
let signedAt: string;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Uses Node's own client, because fetch rejects some of these methods and follows redirects. */
function ask(target: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<Answer & { readonly body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: target, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Sends raw bytes that no HTTP client would send, and reads the response. */
function sendRaw(text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [status = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      });
      resolve({ status: Number(status.split(' ')[1]), headers: Object.fromEntries(headers) });
    });
  });
}

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  child = spawn(process.execPath, ['e2e/support/portal-process.ts', folder], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [facts] = (await once(child, 'message')) as [TestPortal];
  port = new URL(facts.origin).port;
  apikey = facts.publishableKey;
  const signIn = { email: PEOPLE.camila.email, password: facts.demoPassword };
  const answer = await ask('/auth/v1/token?grant_type=password', post({ apikey }, JSON.stringify(signIn)));
  const session = JSON.parse(answer.body) as { access_token: string; user: { id: string } };
  patient = { apikey, authorization: `Bearer ${session.access_token}` };
  documentAt = `${DOCUMENTS}/${session.user.id}/1794000000000-diploma.pdf`;
  const json = { ...patient, 'content-type': 'application/json' };
  await ask(documentAt, {
    method: 'POST',
    headers: { ...patient, 'content-type': 'application/pdf' },
    body: '%PDF-1.7',
  });
  const signed = await ask(documentAt.replace('/object/', '/object/sign/'), {
    method: 'POST',
    headers: json,
    body: '{"expiresIn":60}',
  });
  signedAt = `/storage/v1${(JSON.parse(signed.body) as { signedURL: string }).signedURL}`;
  await ask('/auth/v1/otp', post({ apikey }, JSON.stringify({ email: signIn.email })));
}, 120_000);

afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
});

const post = (headers: Record<string, string>, body: string): Asked => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

describe('every response of the portal has all security headers:', () => {
  it.each<[string, number, () => Promise<Answer>]>([
    ['a prerendered page', 200, () => ask('/')],
    ['a page of an area', 200, () => ask('/patient/appointments')],
    ['an unknown page', 404, () => ask('/nada-aqui')],
    ['an unknown file', 404, () => ask('/nada.js')],
    ['a file of the shell', 200, () => ask('/main.1a2b3c4d.js')],
    ["an area's entry", 200, () => ask('/mf/mf-patient/0.1.0/remoteEntry.js')],
    ["an area's manifest", 200, () => ask('/mf/mf-patient/0.1.0/mf-manifest.json')],
    ["an area's stylesheet", 200, () => ask('/mf/mf-patient/0.1.0/area.1a2b3c4d.css')],
    ['remotes.json', 200, () => ask('/remotes.json')],
    ["the browser's configuration", 200, () => ask('/portal-config.json')],
    ['an unmodified file', 304, () => ask('/', { headers: { 'if-none-match': '*' } })],
    ['HEAD of a page', 200, () => ask('/', { method: 'HEAD' })],
    ['HEAD of an unknown path', 404, () => ask('/nada-aqui', { method: 'HEAD' })],
    ['a method that pages do not support', 405, () => ask('/', { method: 'DELETE' })],
    ['an unsupported method', 405, () => ask('/', { method: 'TRACE' })],
    ['JSON of the API', 200, () => ask('/rest/v1/professionals_public?limit=1', { headers: patient })],
    ['an error of the database', 400, () => ask('/rest/v1/rpc/book_consultation', post(patient, '{'))],
    ['an unknown table', 404, () => ask('/rest/v1/nada', { headers: patient })],
    ['a rejection of the gate', 401, () => ask('/rest/v1/profiles')],
    ['a preflight', 204, () => ask('/rest/v1/profiles', { method: 'OPTIONS' })],
    ['a failed sign-in', 400, () => ask('/auth/v1/token?grant_type=password', post({ apikey }, '{}'))],
    [
      'a redirect of the auth server',
      303,
      () => ask('/auth/v1/verify?token=x&type=signup&redirect_to=https://evil.example'),
    ],
    ['a function', 403, () => ask('/functions/v1/admin-platform-fees', post(patient, '{}'))],
    ['an unknown function', 404, () => ask('/functions/v1/nada', post(patient, '{}'))],
    [
      'an oversized body',
      413,
      () => ask(documentAt, { method: 'POST', headers: { 'content-length': '9999999' } }),
    ],
    ["the mailbox's JSON", 200, () => ask('/_mail.json')],
    ['a malformed URL', 404, () => ask('/%zz')],
    ['an unsupported Expect header', 417, () => ask('/', { headers: { expect: 'a-miracle' } })],
    ['a request without a host', 400, () => sendRaw('GET / HTTP/1.1\r\nconnection: close\r\n\r\n')],
    [
      'a host with a path in it',
      400,
      () => sendRaw('GET /x HTTP/1.1\r\nhost: a/auth/v1\r\nconnection: close\r\n\r\n'),
    ],
    ['two hosts', 400, () => sendRaw('GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n')],
    ['bytes that are not HTTP', 400, () => sendRaw('hello\r\n\r\n')],
    [
      'two content lengths',
      400,
      () =>
        sendRaw(
          'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
        ),
    ],
    [
      'oversized headers',
      431,
      () => sendRaw(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`),
    ],
  ])('%s (%d)', async (_, status, answer) => {
    const { headers, ...answered } = await answer();
    expect(answered.status).toBe(status);
    expect(headers).toMatchObject(SECURITY_HEADERS);
  });

  // These two contain users' content, so their policies are stricter than the portal's own.
  it('an uploaded file, with a policy that runs nothing in it', async () => {
    for (const answer of [await ask(documentAt, { headers: patient }), await ask(signedAt)]) {
      expect(answer).toMatchObject({ status: 200, body: '%PDF-1.7' });
      expect(answer.headers).toMatchObject({
        ...SECURITY_HEADERS,
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'content-type': 'application/pdf',
      });
    }
  });

  it('an e-mail, in a frame of the mailbox and under a policy without scripts', async () => {
    const [mail] = JSON.parse((await ask('/_mail.json')).body) as { id: string }[];
    const { status, headers } = await ask(`/_mail/${mail?.id ?? ''}/html`);
    const contentPolicy = headers['content-security-policy'] ?? '';
    expect([status, contentPolicy]).toEqual([200, expect.stringMatching(/^default-src 'none'; .*sandbox /)]);
    expect(contentPolicy).not.toContain('script-src');
    expect(contentPolicy).toContain("frame-ancestors 'self'");
    expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'content-security-policy': contentPolicy });
  });
});
