import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AREA_NAMES } from 'shared-portal/routes';
import type { BuiltPackage } from '../build/built-packages.ts';
import { pageHtml } from '../build/html.ts';
import { remotesOf } from '../build/remotes.ts';
import type { StaticSite } from '../server/static-site.ts';
import { REPOSITORY } from '../workspaces.ts';
import { devBase } from './dev-configs.ts';

const PUBLIC = path.join(REPOSITORY, 'shell/public');
const NO_CACHE = { 'cache-control': 'no-cache' };

/** What the site has beside webpack's files: pages, remotes.json and the shell's public files. */
export function createDevSite(entryFiles: () => readonly string[]): StaticSite {
  return {
    file: (_request, pathname, status = 200) => {
      if (pathname === '/remotes.json')
        return Promise.resolve(Response.json(devRemotes(), { headers: NO_CACHE }));
      if (/^index[\w.-]*\.html$/.test(pathname)) return Promise.resolve(page(entryFiles(), status));
      return Promise.resolve(pathname === '/favicon.svg' ? icon() : null);
    },
  };
}

const developed = (name: string, base: string, entry: readonly string[]): BuiltPackage => ({
  name,
  version: 'dev',
  folder: '',
  base,
  chunks: { entry, modules: {}, fonts: [] },
  integrity: {},
  antd: null,
});

const devRemotes = () =>
  remotesOf(AREA_NAMES.map((name) => ({ ...developed(name, devBase(name), []), name })));

/** Pages come without preloads: names and sizes of chunks mean nothing here. */
function page(entry: readonly string[], status: number): Response {
  const template = readFileSync(path.join(REPOSITORY, 'shell/index.html'), 'utf8');
  const headers = { ...NO_CACHE, 'content-type': 'text/html; charset=utf-8' };
  return new Response(pageHtml(template, developed('shell', '/', entry), null), { status, headers });
}

function icon(): Response {
  const file = readFileSync(path.join(PUBLIC, 'favicon.svg'));
  return new Response(file, { headers: { ...NO_CACHE, 'content-type': 'image/svg+xml' } });
}
