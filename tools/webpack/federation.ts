import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RuleSetRule } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';
import type { PackageData } from './package-data.ts';
import { sharedModules, type SharingRole } from './shared-modules.ts';

const INJECTOR = path.join(
  REPOSITORY,
  'node_modules/@module-federation/inject-external-runtime-core-plugin/dist/index',
);

/**
 * The plugin is resolved once as CommonJS and once as ESM; without this alias the runtime is shipped twice.
 */
export const FEDERATION_ALIASES = { [`${INJECTOR}.cjs`]: `${INJECTOR}.js` };

/** Errors of the federation runtime without their sentences. */
export const federationErrorsRule: RuleSetRule = {
  test: /[\\/]error-codes[\\/]dist[\\/]desc\.m?js$/,
  loader: path.join(import.meta.dirname, 'federation-errors-loader.mjs'),
};

/**
 * Federation of the shell, which provides the singletons and the runtime, or of an area, which consumes them.
 * `loaded-first`: with the default strategy one unreachable area prevents the shell from starting.
 */
export function federation(packageData: PackageData, role: SharingRole, development: boolean) {
  const isShell = role === 'provider';
  const container = { filename: 'remoteEntry.js', exposes: { './area': './src/start.tsx' }, manifest: true };
  return new ModuleFederationPlugin({
    name: packageData.container,
    shared: sharedModules(role, development),
    shareStrategy: 'loaded-first',
    dts: false, // types come from the workspace
    dev: false,
    ...(isShell ? { manifest: false } : container),
    experiments: {
      ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
      optimization: { target: 'web', disableSnapshot: true, ...(!isShell && { disableRemote: true }) },
    },
  });
}
