import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { createBank, type BankHabits } from './bank.ts';
import type { Certificates } from './certificates.ts';
import { createFaults, type Fault } from './faults.ts';
import { Problem } from './problem.ts';
import { routeOf, type BankAnswer } from './routes.ts';
import { problem as problemSchema } from './schema.ts';
import { createTokens } from './tokens.ts';
import { createWebhooks, type Post } from './webhooks.ts';

export interface ServeBankOptions {
  readonly certificates: Certificates;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly key: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly habits?: Partial<BankHabits>;
  readonly tokenSeconds?: number;
  readonly post?: Post;
}

const API = '/api/v2';

const postByFetch: Post = async (url, body) => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(url, { method: 'POST', headers, body, redirect: 'error' });
  return status;
};

export type ServedBank = Awaited<ReturnType<typeof serveBank>>;

/** Serves a bank over HTTPS on loopback. It accepts only clients with a certificate of its authority. */
export async function serveBank(options: ServeBankOptions) {
  const { certificates, clock, key, client, habits, tokenSeconds = 3600, post = postByFetch } = options;
  const bank = createBank({ clock, key, ...(habits && { habits }) });
  const faults = createFaults();
  const tokens = createTokens(clock, tokenSeconds);
  /** Answers of this double that break the standard. */
  const violations: string[] = [];
  /** Each request as "PUT /cob/…", in order. */
  const requests: string[] = [];
  /** What the bank still has to do. */
  const late: (() => BankAnswer)[] = [];

  const server = createServer(
    {
      cert: certificates.bank.certificate,
      key: certificates.bank.privateKey,
      ca: certificates.authority,
      requestCert: true,
      rejectUnauthorized: true,
    },
    (message, reply) => {
      void answer(message, reply);
    },
  );

  async function answer(message: IncomingMessage, reply: ServerResponse) {
    const url = new URL(message.url ?? '', 'https://bank.test');
    const body = await textOf(message);
    const { fingerprint256: fingerprint } = (message.socket as TLSSocket).getPeerCertificate();
    const isToken = url.pathname === '/oauth/token';
    requests.push(isToken ? 'token' : `${message.method ?? ''} ${url.pathname.slice(API.length)}`);
    if (isToken) {
      const given = message.headers.authorization;
      await withFault(reply, faults.take('token'), () => ({
        ...(given === basicOf(client) && new URLSearchParams(body).get('grant_type') === 'client_credentials'
          ? { status: 200, body: tokens.issue(fingerprint) }
          : { status: 401, body: { error: 'invalid_client' } }),
      }));
      return;
    }
    if (!url.pathname.startsWith(`${API}/`) || !tokens.isValid(message.headers.authorization, fingerprint)) {
      send(reply, { status: 401, body: undefined });
      return;
    }
    url.pathname = url.pathname.slice(API.length);
    const route = routeOf(bank, { method: message.method ?? '', url, body });
    if (route) await withFault(reply, faults.take(route.operation), route.act);
    else send(reply, new Problem('NaoEncontrado', 'Recurso não encontrado.'));
  }

  async function withFault(reply: ServerResponse, fault: Fault | undefined, act: () => BankAnswer) {
    if (fault?.kind === 'lost') reply.destroy();
    else if (fault?.kind === 'late') {
      late.push(act);
      reply.destroy();
    } else if (fault?.kind === 'busy')
      send(reply.setHeader('retry-after', fault.retryAfter), { status: 429, body: undefined });
    else if (fault?.kind === 'unavailable' && !fault.after) send(reply, unavailable());
    else if (fault?.kind === 'redirected')
      send(reply.setHeader('location', fault.to), { status: 307, body: undefined });
    else {
      if (fault?.kind === 'delayed') await wait(fault.ms);
      const result = attempt(act);
      if (fault?.kind === 'answer_lost') reply.destroy();
      else if (fault?.kind === 'unavailable') send(reply, unavailable());
      else send(reply, result, fault?.kind === 'answer_broken');
    }
  }

  function attempt(act: () => BankAnswer): BankAnswer {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { status: error.status, body: error.body, schema: problemSchema };
    }
  }

  function send(reply: ServerResponse, { status, body, schema }: BankAnswer, isBroken = false) {
    if (reply.destroyed) return;
    const checked = schema?.safeParse(body);
    if (checked && !checked.success) violations.push(checked.error.message);
    const text = body === undefined ? '' : JSON.stringify(body);
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    reply.writeHead(status, text === '' ? {} : { 'content-type': type });
    reply.end(isBroken ? text.slice(0, text.length / 2) : text);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bank,
    faults,
    tokens,
    violations,
    requests,
    webhooks: createWebhooks(bank, post),
    apiUrl: `${origin}${API}`,
    tokenUrl: `${origin}/oauth/token`,
    /** Carries out the requests with the fault `late`. */
    actLate(): void {
      for (const act of late.splice(0)) attempt(act);
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const unavailable = () => new Problem('ServicoIndisponivel', 'Serviço não está disponível.');

const basicOf = ({ id, secret }: { id: string; secret: string }) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
