import path from 'node:path';
import { browserBackend } from 'embedded-backend/webpack-browser';
import type { Configuration } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';
import { baseConfig, type BuildOptions } from './base.ts';
import { reactRefresh } from './react-refresh.ts';
import { readPackageData } from './package-data.ts';

const PAGE = path.join(REPOSITORY, 'workbench/page/main.tsx');

/**
 * webpack config that builds one area as a standalone app, without federation (its page has no shell that
 * provides React): the workbench, the area, its scenarios, and the in-page backend. `folder` is the area's;
 * files go to `output`.
 */
export function isolatedConfig(folder: string, output: string, options: BuildOptions = {}): Configuration {
  const packageData = readPackageData(path.resolve(folder));
  const config = baseConfig(packageData, 'isolated', { demonstration: true, ...options });
  const backend = browserBackend();
  return {
    ...config,
    entry: { main: PAGE },
    output: { ...config.output, path: output, publicPath: '/' },
    resolve: {
      ...config.resolve,
      ...backend.resolve,
      alias: {
        ...config.resolve?.alias,
        ...backend.resolve.alias,
        'isolated-area': path.join(packageData.folder, 'src'),
      },
    },
    module: { rules: [...(config.module?.rules ?? []), ...backend.module.rules] },
    plugins: [...(config.plugins ?? []), ...backend.plugins, ...(options.hot ? [reactRefresh()] : [])],
  };
}
