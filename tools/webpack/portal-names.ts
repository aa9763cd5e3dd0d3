import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';
import { portalFiles } from './shared-modules.ts';

export const PORTAL_NAMES_FILE = 'portal-names.json';

/** In place of a name: the module is used as an object, with names known only at run time. */
export const WHOLE_MODULE = '*';

/** Names by module of shared-portal: `{ 'shared-portal/router': ['Link', 'Routes'] }`, sorted. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>;

export interface PortalNames {
  /** Names of the federated modules that the build uses, or `WHOLE_MODULE`. */
  readonly uses: NamesByModule;
  /** Names that the build's own copies of these modules export. Empty for an area, which has none. */
  readonly exports: NamesByModule;
}

/** A module that the federation plugin replaces by the shell's at run time. */
interface ConsumedModule extends Module {
  readonly options: { readonly shareKey: string };
}

/**
 * Writes portal-names.json: what the built code takes from shared-portal, and what it provides of it. The release
 * gate compares both.
 */
export class PortalNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(PortalNamesPlugin.name, (compilation) => {
      let names: PortalNames | undefined;
      // After unused exports are known and before modules are concatenated.
      compilation.hooks.afterOptimizeDependencies.tap(PortalNamesPlugin.name, () => {
        names = { uses: usedNames(compilation), exports: exportedNames(compilation) };
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PortalNamesPlugin.name, stage }, () => {
        const text = JSON.stringify(names, null, 2);
        compilation.emitAsset(PORTAL_NAMES_FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

function usedNames({ modules, moduleGraph }: Compilation): NamesByModule {
  const used = new Map<string, Set<string>>();
  for (const module of modules) {
    if (!isConsumed(module)) continue;
    for (const { dependency, isActive } of activeConnections(module)) {
      if (!dependency || !isActive) continue;
      for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name = WHOLE_MODULE] = Array.isArray(reference) ? reference : reference.name;
        const key = module.options.shareKey;
        used.set(key, (used.get(key) ?? new Set()).add(name));
      }
    }
  }
  return sorted(used);

  function activeConnections(module: Module) {
    return [...moduleGraph.getIncomingConnections(module)].map((connection) => ({
      dependency: connection.dependency,
      isActive: connection.isActive(undefined),
    }));
  }
}

const isConsumed = (module: Module): module is ConsumedModule =>
  module.type === 'consume-shared-module' &&
  (module as ConsumedModule).options.shareKey.startsWith('shared-portal/');

function exportedNames({ modules, moduleGraph }: Compilation): NamesByModule {
  const files = portalFiles();
  const exported = new Map<string, Set<string>>();
  for (const module of modules) {
    const file = module.nameForCondition();
    const name = file && files.get(path.relative(REPOSITORY, file).split(path.sep).join('/'));
    const names = name && moduleGraph.getExportsInfo(module).getProvidedExports();
    if (Array.isArray(names)) exported.set(name as string, new Set(names));
  }
  return sorted(exported);
}

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): NamesByModule =>
  Object.fromEntries(
    [...names].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, all]) => [name, [...all].toSorted()]),
  );
