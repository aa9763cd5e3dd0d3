import { FUNCTIONS } from 'portal-functions';
import { canvasCodec } from '../../browser/photo-codec.ts';
import { serveByWorker } from '../../browser/serve-by-worker.ts';
import * as embeddedBackend from '../../index.ts';

const BACKEND = 'x-backend';
const PEER = 'x-peer';

const backends: embeddedBackend.Backend[] = [];

async function fileOf(name: string): Promise<Response> {
  const response = await fetch(`/${name}`);
  if (!response.ok) throw new Error(`${name} answers ${response.status}.`);
  return response;
}

const databaseIn = async (name: string) =>
  new Blob([await (await fileOf(name)).arrayBuffer()], { type: 'application/x-gzip' });

/** Sends a request like a page, through the service worker; the headers select the test's backend. */
function sendRequest(
  backend: embeddedBackend.Backend,
  request: Request,
  peerAddress: string | null,
): Promise<Response> {
  const known = backends.indexOf(backend);
  const place = known >= 0 ? known : backends.push(backend) - 1;
  request.headers.set(BACKEND, String(place));
  if (peerAddress !== null) request.headers.set(PEER, peerAddress);
  return fetch(request);
}

async function answer(request: Request): Promise<Response> {
  const backend = backends[Number(request.headers.get(BACKEND))];
  if (!backend) throw new Error(`No backend handles ${request.url}`);
  const peerAddress = request.headers.get(PEER);
  request.headers.delete(BACKEND);
  request.headers.delete(PEER);
  return backend.fetch(request, { peerAddress });
}

/** Sets the globals that backend-environment.mjs sets in Node. */
export async function prepareHost(): Promise<void> {
  await serveByWorker(answer, () => {
    const newest = backends.at(-1);
    if (!newest) throw new Error('No backend is open.');
    return newest.realtime;
  });
  const [empty, seeded] = await Promise.all([databaseIn('empty.tar.gz'), databaseIn('seeded.tar.gz')]);
  Object.assign(globalThis, {
    embeddedBackend,
    portalOrigin: location.origin,
    portalProject: async () => ({
      ...((await (await fileOf('project.json')).json()) as object),
      functions: FUNCTIONS,
      photos: canvasCodec,
    }),
    sendRequest,
    emptySource: () => Promise.resolve({ snapshot: empty }),
    seededSource: () => Promise.resolve({ snapshot: seeded }),
    outerConsole: console,
  });
}
