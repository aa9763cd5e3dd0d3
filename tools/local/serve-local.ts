import path from 'node:path';
import type { AreaName } from 'shared-portal/routes';
import webpack, { type Configuration, type FileCacheOptions, type Stats } from 'webpack';
import { listen, type Handler } from '../../server/listen.ts';
import { createStaticSite } from '../../server/static-site.ts';
import { areaConfig } from '../webpack/index.ts';
import { readPackageData } from '../webpack/package-data.ts';
import { REPOSITORY } from '../workspaces.ts';

/**
 * Builds one area as for publication (but not minimized), serves it on this machine and rebuilds it after
 * each change, for a developer portal to load. `onBuilt` is called after each build.
 */
export async function serveLocal(
  area: AreaName,
  port: number,
  onBuilt: (stats: Stats) => void,
): Promise<{ readonly close: () => Promise<void> }> {
  const folder = path.join(REPOSITORY, '.cache/local', area);
  const site = createStaticSite(folder);
  const handler: Handler = async (request) => {
    const answer = await site.file(request, new URL(request.url).pathname);
    // The developer portal has another origin.
    answer?.headers.set('cross-origin-resource-policy', 'cross-origin');
    answer?.headers.set('access-control-allow-origin', '*'); // routes.json is fetched
    return answer ?? new Response(null, { status: 404 });
  };
  const server = await listen({
    handler,
    port,
    onError: (error, at) => console.error(`${at} failed:`, error),
  });
  const compiler = webpack(localConfig(area, folder));
  compiler.hooks.done.tap('local', onBuilt);
  const watching = compiler.watch({}, (error) => error && console.error(error));
  const closeCompiler = () =>
    new Promise<void>((resolve, reject) => {
      watching?.close((error) => (error ? reject(error) : resolve()));
    });
  return { close: () => server.close().then(closeCompiler) };
}

function localConfig(area: AreaName, folder: string): Configuration {
  const config = areaConfig(readPackageData(area).folder);
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    stats: 'none',
    output: { ...config.output, path: folder },
    optimization: { ...config.optimization, minimize: false },
    cache: { ...(config.cache as FileCacheOptions), name: `${area}-local` },
  };
}
