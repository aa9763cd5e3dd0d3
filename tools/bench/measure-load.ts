import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Backend } from 'embedded-backend';
import { listen } from '../server/listen.ts';
import type { LoadOrders, LoadReport } from './load-client.ts';
import { median, quantile } from './statistics.ts';

export interface LoadFigure {
  readonly name: string;
  readonly clients: number;
  readonly requestsPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** The slowest first answer of a client, which waited for its connection too. */
  readonly firstMs: number;
  /** What an answer costs the server's process; the other figures also depend on who else uses the machine. */
  readonly cpuMs: number;
  /** Answers that were not 2xx. */
  readonly failures: number;
}

interface Ask {
  readonly name: string;
  readonly path: string;
  readonly body?: unknown;
}

const ASKS: readonly Ask[] = [
  { name: 'a row by its key', path: '/rest/v1/deployment_settings?select=demonstration' },
  { name: 'directory search', path: '/rest/v1/rpc/search_professionals', body: { search: 'marina' } },
];
/** One client measures an answer, fifty how long it waits for the others'. */
const CLIENTS = [1, 50];
const SECONDS = 5;

/** Clients over HTTP in a process of their own, each with its next request as soon as the last is answered. */
export async function measureLoad(backend: Backend, publishableKey: string): Promise<readonly LoadFigure[]> {
  const server = await listen({
    handler: (request, peer) => backend.fetch(request, peer),
    port: 0,
    onError: (error) => console.error(error),
  });
  const figures: LoadFigure[] = [];
  for (const { name, path: address, body } of ASKS)
    for (const clients of CLIENTS) {
      const before = process.cpuUsage();
      const report = await ask({
        url: `${server.origin}${address}`,
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        clients,
        seconds: SECONDS,
      });
      figures.push(figureOf(name, clients, report, process.cpuUsage(before)));
    }
  await server.close();
  return figures;
}

async function ask(orders: LoadOrders): Promise<LoadReport> {
  const client = fork(path.join(import.meta.dirname, 'load-client.ts'));
  client.send(orders);
  const [report] = (await once(client, 'message')) as [LoadReport];
  return report;
}

function figureOf(
  name: string,
  clients: number,
  { first, later, failures }: LoadReport,
  { user, system }: NodeJS.CpuUsage,
): LoadFigure {
  return {
    name,
    clients,
    requestsPerSecond: (first.length + later.length) / SECONDS,
    medianMs: median(later),
    p99Ms: quantile(later, 0.99),
    firstMs: Math.max(...first),
    cpuMs: (user + system) / 1000 / (first.length + later.length),
    failures,
  };
}
