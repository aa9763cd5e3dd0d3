import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Peer } from '../../server/listen.ts';
import { startDevServer, type DevServer } from './dev-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-dev-server-'));
const QUIET = { stats: 'none', infrastructureLogging: { level: 'none' } } as const;
// webpack is slow to load on a busy machine.
jest.setTimeout(60_000);
let server: DevServer | undefined;
afterEach(() => server?.close());
afterAll(() => rmSync(folder, { recursive: true }));

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function start(addressHeader: string | null) {
  const port = await freePort();
  writeFileSync(path.join(folder, 'entry.js'), '');
  server = await startDevServer({
    configs: [{ mode: 'none', context: folder, entry: './entry.js', output: { path: folder }, ...QUIET }],
    port,
    handler: (_request, peer) => Promise.resolve(Response.json(peer)),
    addressHeader,
    onBuilt: () => undefined,
    onError: () => undefined,
  });
  return async (headers = {}) =>
    (await (await fetch(`http://127.0.0.1:${port}/rest/v1/x`, { headers })).json()) as Peer;
}

it('reads the client address from a proxy header, and then treats no request as local', async () => {
  const ask = await start('x-forwarded-for');
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toEqual({
    peerAddress: '203.0.113.7',
    isLocal: false,
  });
  expect(await ask()).toMatchObject({ isLocal: false });
});

it('trusts no header without one', async () => {
  const ask = await start(null);
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toEqual({
    peerAddress: '127.0.0.1',
    isLocal: false,
  });
  expect(await ask()).toEqual({ peerAddress: '127.0.0.1', isLocal: true });
});
