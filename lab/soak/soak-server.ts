/**
 * The backend under test, in a separate process started with `--expose-gc`. Sends its parent its memory
 * figures and the requests to make, with tokens that are valid for an hour, at its start and on request.
 */
import { openFolderBackend, readProject } from 'embedded-backend/node';
import { loadRequests } from '../bench/load-requests.ts';
import type { LoadRequest } from '../bench/load-client.ts';
import { PROJECT_FOLDER } from '../../tools/portal/open-portal.ts';
import { listen } from '../../server/listen.ts';

export interface SoakSample {
  readonly memory: Memory;
  readonly requests: readonly LoadRequest[];
}

/** Bytes in use after a garbage collection. */
export interface Memory {
  /** JavaScript objects. */
  readonly heap: number;
  /** Memory outside the heap: PGlite's memory, buffers. */
  readonly external: number;
  /** The whole process. */
  readonly resident: number;
}

const [folder = ''] = process.argv.slice(2);
const project = await readProject(PROJECT_FOLDER);
const data = await openFolderBackend({
  folder,
  project,
  deployment: 'demonstration',
  siteUrl: 'http://127.0.0.1',
});
const server = await listen({
  handler: (request, peer) => data.backend.fetch(request, peer),
  port: 0,
  onError: (error) => console.error(error),
});

process.on('message', (message) => {
  void (message === 'sample' ? sendSample() : end());
});
await sendSample();

async function sendSample(): Promise<void> {
  const asks = await loadRequests(data, server.origin);
  const sample: SoakSample = { memory: memory(), requests: asks.flatMap(({ requests }) => requests) };
  process.send?.(sample);
}

function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed, external, resident: rss };
}

async function end(): Promise<void> {
  await server.close();
  await data.close();
  process.disconnect();
}
