import type { Backend } from 'embedded-backend';
import { listen } from '../server/listen.ts';
import { median, quantile } from './statistics.ts';

export interface LoadFigure {
  readonly name: string;
  readonly clients: number;
  readonly requestsPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
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
const CLIENTS = 50;
const SECONDS = 5;

/** Fifty clients over HTTP, each with its next request as soon as the last is answered. */
export async function measureLoad(backend: Backend, publishableKey: string): Promise<readonly LoadFigure[]> {
  const server = await listen({
    handler: (request, peer) => backend.fetch(request, peer),
    port: 0,
    onError: (error) => console.error(error),
  });
  const figures: LoadFigure[] = [];
  for (const ask of ASKS) figures.push(await load(server.origin, publishableKey, ask));
  await server.close();
  return figures;
}

async function load(origin: string, apikey: string, { name, path, body }: Ask): Promise<LoadFigure> {
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const answer = await fetch(`${origin}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (!answer.ok) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    name,
    clients: CLIENTS,
    requestsPerSecond: times.length / SECONDS,
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
    failures,
  };
}
