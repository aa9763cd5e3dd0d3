import path from 'node:path';
import type { AreaName } from 'shared-portal/routes';
import type { Stats } from 'webpack';
import { devFile, devPage, entryFilesOf, compilationLine } from '../dev/dev-page.ts';
import { startDevServer, type DevServer } from '../dev/dev-server.ts';
import { ISOLATED_POLICY } from '../../server/security-headers.ts';
import { isolatedConfig } from '../webpack/isolated.ts';
import { readPackageData } from '../webpack/package-data.ts';
import { REPOSITORY } from '../workspaces.ts';

/** Serves one area alone from its sources, with an in-page backend. */
export function startIsolated(area: AreaName, port: number): Promise<DevServer> {
  const config = isolatedConfig(
    readPackageData(area).folder,
    path.join(REPOSITORY, '.cache/isolated', area),
    {
      development: true,
      hot: true,
    },
  );
  let entryFiles: readonly string[] = [];
  return startDevServer({
    configs: [{ ...config, stats: 'none' }],
    port,
    addressHeader: null,
    onBuilt: (stats: Stats) => {
      entryFiles = entryFilesOf(stats);
      console.log(compilationLine(stats));
    },
    onError: (error, at) => console.error(`${at} failed:`, error),
    handler: (request) => Promise.resolve(answer(new URL(request.url).pathname, entryFiles)),
  });
}

/** Every path is the page, except those that look like a file or the API: they get 404. */
function answer(pathname: string, entryFiles: readonly string[]): Response {
  const icon = devFile(pathname);
  if (icon) return icon;
  if (/\.\w+$|^\/\w+\/v1\//.test(pathname)) return new Response(null, { status: 404 });
  const page = devPage(entryFiles);
  page.headers.set('content-security-policy', ISOLATED_POLICY);
  return page;
}
