import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBackend, generateKeys, MemoryMailbox, type BackendOptions } from 'embedded-backend';
import { readProject } from 'embedded-backend/node';
import { PROJECT_FOLDER } from '../../tools/portal/open-portal.ts';
import { ISOLATED_POLICY } from '../../server/security-headers.ts';
import { listen, type Listening } from '../../server/listen.ts';
import { createStaticSite } from '../../server/static-site.ts';
import { compile } from '../../tools/webpack/compile.ts';
import { CONTRACT_SITE, contractConfig } from './contract-config.ts';

const PAGE = '<!doctype html><html lang="en"><title>Contract</title><script src="/main.js"></script></html>';

/** Gzipped dump of a database with the given migrations and seed, for the browser. */
async function databaseWith(content: Pick<BackendOptions, 'migrations' | 'seed'>): Promise<Buffer> {
  const backend = await createBackend({
    source: {},
    keys: generateKeys(),
    siteUrl: 'https://portal.test',
    mailbox: new MemoryMailbox(),
    templates: { confirmation: '', magic_link: '', recovery: '' },
    ...content,
  });
  try {
    return Buffer.from(await (await backend.dump('gzip')).arrayBuffer());
  } finally {
    await backend.close();
  }
}

/** Builds and serves the contract page and its files, like an isolated area. */
export async function serveContract(): Promise<Listening> {
  await compile(contractConfig());
  const { migrations, seed, templates } = await readProject(PROJECT_FOLDER);
  mkdirSync(CONTRACT_SITE, { recursive: true });
  writeFileSync(path.join(CONTRACT_SITE, 'project.json'), JSON.stringify({ migrations, seed, templates }));
  writeFileSync(path.join(CONTRACT_SITE, 'empty.tar.gz'), await databaseWith({ migrations: [] }));
  writeFileSync(path.join(CONTRACT_SITE, 'seeded.tar.gz'), await databaseWith({ migrations, seed }));
  const site = createStaticSite(CONTRACT_SITE);
  return listen({
    port: 0,
    handler: async (request) => {
      const { pathname } = new URL(request.url);
      const file = await site.file(request, pathname);
      if (file) return file;
      if (pathname !== '/') return new Response(null, { status: 404 });
      const headers = { 'content-type': 'text/html', 'content-security-policy': ISOLATED_POLICY };
      return new Response(PAGE, { headers });
    },
  });
}
