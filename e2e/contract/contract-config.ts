import path from 'node:path';
import { browserBackend } from 'embedded-backend/webpack-browser';
import type { Configuration } from 'webpack';
import { baseConfig } from '../../tools/webpack/base.ts';
import { readPackageData } from '../../tools/webpack/package-data.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';

export const CONTRACT_SITE = path.join(REPOSITORY, '.cache/contract');

/** Build of the page that runs the contract tests, with the backend under test. */
export function contractConfig(): Configuration {
  const packageData = readPackageData('embedded-backend');
  const page = path.join(packageData.folder, 'src/testing/page');
  const internals = path.join(page, 'jest-internals.cjs');
  const config = baseConfig(packageData, 'contract', { development: true });
  const backend = browserBackend();
  return {
    ...config,
    entry: { main: path.join(page, 'main.ts') },
    devtool: 'inline-cheap-module-source-map',
    output: { ...config.output, path: CONTRACT_SITE, publicPath: '/' },
    resolve: {
      ...config.resolve,
      ...backend.resolve,
      alias: { ...backend.resolve.alias, 'jest-util': internals, 'jest-message-util': internals },
    },
    module: { rules: [...(config.module?.rules ?? []), ...backend.module.rules] },
    plugins: [...(config.plugins ?? []), ...backend.plugins],
  };
}
