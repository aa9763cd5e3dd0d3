import { AREA_NAMES } from 'shared-portal/routes';
import { firstPublished, remotesOf } from '../build/remotes.ts';
import type { StaticSite } from '../../server/static-site.ts';
import { devBase } from './dev-configs.ts';
import { devFile, devPage, NO_CACHE, unbuilt } from './dev-page.ts';

/** What the site serves besides webpack's files: pages, remotes.json and the favicon. */
export function createDevSite(entryFiles: () => readonly string[]): StaticSite {
  return {
    file: (_request, pathname, status) => Promise.resolve(answer(pathname, entryFiles(), status)),
  };
}

function answer(pathname: string, entryFiles: readonly string[], status?: number): Response | null {
  if (pathname === '/remotes.json') return Response.json(remotes(), { headers: NO_CACHE });
  return pathname.endsWith('.html') ? devPage(entryFiles, status) : devFile(pathname);
}

const remotes = () =>
  remotesOf(AREA_NAMES.map((name) => firstPublished({ ...unbuilt(name, devBase(name)), name })));
