import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { AreaRoutesPlugin } from './area-routes.ts';
import { baseConfig, type BuildOptions } from './base.ts';
import { ChunkMapPlugin } from './chunk-map.ts';
import { federation, FEDERATION_ALIASES } from './federation.ts';
import { FederationIdsPlugin } from './federation-ids.ts';
import { FOR_DEVELOPERS } from './for-developers.ts';
import { PortalNamesPlugin } from './portal-names.ts';
import { reactRefresh } from './react-refresh.ts';
import { readPackageData } from './package-data.ts';
import { ScriptIntegrityPlugin } from './script-integrity.ts';
import { sharedModules, type SharingRole } from './shared-modules.ts';

export type { BuildOptions } from './base.ts';

/**
 * Build of an area: a federation container, `remoteEntry.js`, that exposes `./area` (src/start.tsx) and takes
 * React and shared-portal from the shell. `folder` is the package's.
 */
export function areaConfig(folder: string, options: BuildOptions = {}): Configuration {
  const config = federated(folder, 'consumer', options);
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    plugins: [...(config.plugins ?? []), new AreaRoutesPlugin(folder)],
  };
}

/**
 * Build of the shell: the page's only entry, src/index.ts. It provides React and shared-portal to the areas;
 * only what its entry imports is provided, so it imports all of it. React is in the same file: 1 kB less than
 * two files, and the areas, which change more often, are published separately.
 */
export function shellConfig(folder: string, options: BuildOptions = {}): Configuration {
  const config = federated(folder, 'provider', options);
  return {
    ...config,
    entry: {
      main: [...Object.keys(sharedModules('provider', options.development ?? false)), './src/index.ts'],
    },
    output: { ...config.output, publicPath: '/' },
    plugins: [...(config.plugins ?? []), new webpack.DefinePlugin(FOR_DEVELOPERS)],
  };
}

function federated(folder: string, role: SharingRole, options: BuildOptions): Configuration {
  const packageData = readPackageData(path.resolve(folder));
  const config = baseConfig(packageData, 'federated', options);
  const { development = false, hot = false } = options;
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...FEDERATION_ALIASES } },
    plugins: [
      ...(config.plugins ?? []),
      federation(packageData, role, development),
      new FederationIdsPlugin(),
      new ScriptIntegrityPlugin(),
      new ChunkMapPlugin(),
      new PortalNamesPlugin(),
      ...(hot ? [reactRefresh()] : []),
    ],
  };
}
