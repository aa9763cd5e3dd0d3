import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaServer } from 'shared-portal/contract';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import { compile } from './compile.ts';
import { demonstrationConstant, isDemonstration } from './demonstration.ts';
import { readPackageData } from './package-data.ts';
import { REPOSITORY } from '../workspaces.ts';
import { ROUTER_ALIASES, RouterFacadePlugin } from './router-facade.ts';
import { namesOfStyles } from './styles.ts';

/** Metadata of an area's server bundle. */
export interface ServerData extends Pick<AreaServer, 'contract' | 'routes'> {
  /** File name in the build. */
  readonly file: string;
  readonly integrity: string;
}

/** Output file for the metadata. */
export const SERVER_DATA_FILE = 'server.json';

/** The shell's output file with `createFetchHandler`, for web-standard servers in front of the site. */
export const SERVED_HOST = 'served-host.mjs';

const HOST_ENTRY = path.join(REPOSITORY, 'server/served/fetch-handler.ts');
const ENTRY = 'src/server.tsx';
const BUNDLE = /^server\.[0-9a-f]+\.mjs$/;

/** Builds a package's src/server.tsx into its dist/, if it has one; for the shell, what calls the areas' bundles. */
export async function buildServerBundle(folder: string): Promise<void> {
  if (path.basename(path.resolve(folder)) === 'shell')
    return void (await compile(serverConfig(folder, HOST_ENTRY, SERVED_HOST)));
  const entry = path.join(path.resolve(folder), ENTRY);
  if (!existsSync(entry)) return;
  const config = serverConfig(folder, entry, 'server.[contenthash:8].mjs');
  await compile(config);
  const built = config.output?.path ?? '';
  const file = readdirSync(built).find((name) => BUNDLE.test(name)) ?? '';
  const bundle = path.join(built, file);
  const { areaServer } = (await import(pathToFileURL(bundle).href)) as { areaServer: AreaServer };
  const hash = createHash('sha384').update(await readFile(bundle));
  const data: ServerData = {
    file,
    integrity: `sha384-${hash.digest('base64')}`,
    contract: areaServer.contract,
    routes: areaServer.routes,
  };
  await writeFile(path.join(built, SERVER_DATA_FILE), JSON.stringify(data));
}

/**
 * One ECMAScript module without imports, for any web-standard server. It contains React and shared-portal,
 * and uses the class names of the page's styles.
 */
function serverConfig(folder: string, entry: string, filename: string): Configuration {
  const packageData = readPackageData(path.resolve(folder));
  const config = baseConfig(packageData, 'server', {});
  const isStyle = (rule: unknown) => String((rule as { test?: RegExp }).test).includes('css');
  const rules = (config.module?.rules ?? []).filter((rule) => !isStyle(rule));
  return {
    ...config,
    target: ['webworker', 'es2022'],
    entry,
    experiments: { outputModule: true },
    output: {
      path: config.output?.path ?? '',
      filename,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    resolve: {
      ...config.resolve,
      conditionNames: ['workerd', 'edge-light', 'worker', 'import', 'module', 'require', 'default'],
      alias: ROUTER_ALIASES,
    },
    module: { rules: [...rules, namesOfStyles(packageData)] },
    plugins: [
      new webpack.DefinePlugin(demonstrationConstant(isDemonstration())),
      new RouterFacadePlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimizer: config.optimization?.minimizer ?? [] },
  };
}
