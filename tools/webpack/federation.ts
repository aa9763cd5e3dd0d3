import webpack from 'webpack';
import type { PackageFacts } from './package-facts.ts';
import { sharedModules, type SharingRole } from './shared-modules.ts';

/** Federation of the shell, which provides the singletons, or of an area, which consumes them. */
export function federation(facts: PackageFacts, role: SharingRole, development: boolean) {
  const container = {
    filename: 'remoteEntry.js',
    exposes: { './area': { import: './src/start.tsx', name: 'area' } },
  };
  return new webpack.container.ModuleFederationPlugin({
    name: facts.container,
    shared: sharedModules(role, development),
    ...(role === 'consumer' && container),
  });
}
