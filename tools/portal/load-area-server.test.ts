import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServedRequest } from 'shared-portal/contract';
import type { LoadedServer } from '../../server/served/publication.ts';
import { loadAreaServer } from './load-area-server.ts';

const ENTRY = 'server.0123abcd.mjs';
const HANGS_AFTER_MS = 1500;

let site: string;
let server: LoadedServer | undefined;
beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'vinculo-bundle-'))));
afterEach(() => {
  server?.stop?.();
  rmSync(site, { recursive: true });
});

async function load(code: string, integrity?: string): Promise<LoadedServer> {
  writeFileSync(path.join(site, ENTRY), code);
  const sum = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  server = await loadAreaServer(site, ENTRY, integrity ?? sum, HANGS_AFTER_MS);
  return server;
}

const bundle = (render: string) => `export const areaServer = { render: async (request) => { ${render} } };`;

const request = (address = '/'): ServedRequest => ({
  address,
  origin: 'https://portal.example',
  api: { url: 'http://api.invalid', publishableKey: 'key' },
  fetch: (input) =>
    Promise.resolve(new Response(`from ${new URL((input as string | URL).toString()).pathname}`)),
  now: 0,
});

describe('a server bundle in its thread', () => {
  it('renders with the responses of the host, and without its environment', async () => {
    const loaded = await load(
      bundle(`const answer = await request.fetch('http://api.invalid/rest');
        return { html: await answer.text(), env: Object.keys(process.env).length };`),
    );
    await expect(loaded.render(request())).resolves.toEqual({ html: 'from /rest', env: 0 });
  });

  it('is not started when its file differs from the published one', async () => {
    await expect(load(bundle(''), 'sha384-other')).rejects.toThrow('differs from the published file');
  });

  it.each([
    ['throws', 'throw new Error("broken bundle");', 'broken bundle'],
    ['ends before it is loaded', 'await new Promise(() => undefined);', 'The thread ended'],
    ['never ends loading', 'for (;;);', 'The bundle hangs'],
  ])('that %s is refused', async (_, code, reason) => {
    await expect(load(code)).rejects.toThrow(reason);
  });

  it('that hangs while it renders a page is started again for the next one', async () => {
    const loaded = await load(
      bundle(`if (request.address === '/loop') for (;;); return { html: 'rendered' };`),
    );
    await expect(loaded.render(request('/loop'))).rejects.toThrow('The thread ended');
    await expect(loaded.render(request())).resolves.toEqual({ html: 'rendered' });
  });
});
