import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FolderBackend } from 'embedded-backend/node';
import { listen } from '../../server/listen.ts';
import { loadRequests } from './load-requests.ts';
import type { LoadOptions, LoadReport } from './load-client.ts';
import { median, quantile } from './statistics.ts';

export interface LoadFigure {
  readonly name: string;
  readonly clients: number;
  readonly requestsPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** The slowest first response of a client, including its connection. */
  readonly firstMs: number;
  /**
   * CPU time of the server process per response; the other figures also depend on other load on the machine.
   */
  readonly cpuMs: number;
  /** Responses refused by a rate limit, with Retry-After. */
  readonly limited: number;
  /** All other responses that were not 2xx. */
  readonly failures: number;
}

/** One client measures a response, the others the waiting time. */
const CLIENTS = [1, 50, 200];
const SECONDS = 5;

/**
 * Runs HTTP clients in a separate process, each sending its next request as soon as the last one is answered.
 */
export async function measureLoad(data: FolderBackend): Promise<readonly LoadFigure[]> {
  const server = await listen({
    handler: (request, peer) => data.backend.fetch(request, peer),
    port: 0,
    onError: (error) => console.error(error),
  });
  const figures: LoadFigure[] = [];
  for (const { name, requests } of await loadRequests(data, server.origin))
    for (const clients of CLIENTS) {
      const before = process.cpuUsage();
      const report = await ask({ requests, clients, seconds: SECONDS });
      figures.push(figureOf(name, clients, report, process.cpuUsage(before)));
    }
  await server.close();
  return figures;
}

async function ask(orders: LoadOptions): Promise<LoadReport> {
  const client = fork(path.join(import.meta.dirname, 'load-client.ts'));
  client.send(orders);
  const [report] = (await once(client, 'message')) as [LoadReport];
  return report;
}

function figureOf(
  name: string,
  clients: number,
  { first, later, limited, failures }: LoadReport,
  { user, system }: NodeJS.CpuUsage,
): LoadFigure {
  // With many waiting clients, none may have received a second response.
  const times = later.length > 0 ? later : first;
  return {
    name,
    clients,
    requestsPerSecond: (first.length + later.length) / SECONDS,
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
    firstMs: Math.max(...first),
    cpuMs: (user + system) / 1000 / (first.length + later.length),
    limited,
    failures,
  };
}
