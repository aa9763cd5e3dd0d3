import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Backend, BackendKeys, Mail } from '../index.ts';

const REPOSITORY = path.resolve(__dirname, '../../..');

/** A host for functions, with the e-mails that they sent. */
export interface EdgeHost {
  /** `name` may be followed by a path. */
  readonly call: (name: string, init: RequestInit) => Promise<Response>;
  readonly mails: () => Promise<readonly Mail[]>;
  /** Makes the following e-mails fail or succeed. */
  readonly failMails: (fail: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** The embedded backend's own host. */
export function nodeHost(backend: Backend, siteUrl: string): EdgeHost {
  const { mailbox } = backend;
  const send = mailbox.send.bind(mailbox);
  return {
    call: (name, init) => backend.fetch(new Request(`${siteUrl}/functions/v1/${name}`, init)),
    mails: async () => (await mailbox.list()).toReversed(),
    failMails: (fail) => {
      mailbox.send = fail ? () => Promise.reject(new Error('no route')) : send;
    },
    stop: () => Promise.resolve(),
  };
}

/** An e-mail as the functions post it to a mail service. */
interface PostedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly { readonly content: string; readonly content_type: string }[];
}

function received({ to: [to = ''], attachments = [], ...mail }: PostedMail): Mail {
  const [entry] = attachments;
  if (!entry) return { ...mail, to };
  const method = entry.content_type.endsWith('method=CANCEL') ? 'CANCEL' : 'REQUEST';
  return { ...mail, to, calendar: { method, ics: Buffer.from(entry.content, 'base64').toString() } };
}

/** Real Deno over HTTP, as Supabase runs it: one process per function. */
export async function denoHost(
  backend: Backend,
  keys: BackendKeys,
  names: readonly string[],
): Promise<EdgeHost> {
  const mails: Mail[] = [];
  let fail = false;
  const outside = await serve(async (request) => {
    if (new URL(request.url).pathname !== '/mail') return backend.fetch(request);
    const mail = (await request.json()) as PostedMail;
    if (!fail) mails.push(received(mail));
    return new Response(null, { status: fail ? 500 : 200 });
  });
  const running = new Map<string, { deno: ChildProcess; origin: string }>();
  for (const name of names) running.set(name, await startDeno(name, outside.origin, keys));
  return {
    call: (name, init) => {
      const origin = running.get(name.split('/')[0] ?? '')?.origin ?? '';
      return fetch(name.includes('/') ? `${origin}/${name}` : origin, init);
    },
    mails: () => Promise.resolve(mails),
    failMails: (value) => {
      fail = value;
    },
    stop: async () => {
      for (const { deno } of running.values()) await end(deno);
      outside.server.closeAllConnections();
      outside.server.close();
    },
  };
}

async function startDeno(name: string, apiUrl: string, keys: BackendKeys) {
  const port = await freePort();
  const program = path.join(REPOSITORY, 'node_modules/deno/bin.cjs');
  const script = path.join(REPOSITORY, 'supabase/functions', name, 'index.ts');
  const deno = spawn(
    process.execPath,
    [
      program,
      'run',
      '--no-config',
      // npm's packages, and their .wasm files.
      '--node-modules-dir=manual',
      `--allow-read=${path.join(REPOSITORY, 'node_modules')}`,
      '--allow-env',
      '--allow-net=127.0.0.1',
      script,
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      // The npm package's program starts Deno as a child process, which ends with it.
      detached: true,
      env: {
        ...process.env,
        NO_COLOR: '1',
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: apiUrl,
        SITE_URL: 'https://portal.test',
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
        MAIL_ENDPOINT: `${apiUrl}/mail`,
        MAIL_API_KEY: 'test',
        MAIL_FROM: 'Vínculo <nao-responda@vinculo.example>',
      },
    },
  );
  let output = '';
  deno.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    if (deno.exitCode !== null) break;
    const isUp = await fetch(origin, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    );
    if (isUp) return { deno, origin };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Deno did not serve ${name}: ${output}`);
}

async function end(deno: ChildProcess): Promise<void> {
  const ended = once(deno, 'exit');
  if (deno.pid !== undefined && deno.exitCode === null) process.kill(-deno.pid, 'SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const { server, port } = await listen(createServer());
  server.close();
  await once(server, 'close');
  return port;
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function serve(answer: (request: Request) => Promise<Response>) {
  const { server, port } = await listen(
    createServer((message, reply) => {
      void toRequest(message).then(async (request) => {
        const response = await answer(request);
        reply.writeHead(response.status, Object.fromEntries(response.headers));
        reply.end(Buffer.from(await response.arrayBuffer()));
      });
    }),
  );
  return { server, origin: `http://127.0.0.1:${port}` };
}

async function toRequest(message: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  const headers = Object.entries(message.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const method = message.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(parts);
  return new Request(`http://${message.headers.host ?? ''}${message.url ?? ''}`, { method, headers, body });
}
