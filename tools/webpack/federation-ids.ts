import type { Compiler, Module } from 'webpack';

/**
 * The file in which the federation plugin starts its runtime, and an area's container, which names that file.
 */
const MODULES: readonly ((module: Module) => boolean)[] = [
  (module) => /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? ''),
  (module) => module.identifier().startsWith('container entry '),
];

/**
 * Gives the federation plugin's modules the same ids in every build. The file's name depends on the
 * repository's folder; ids derived from it would make builds of the same sources differ between folders.
 */
export class FederationIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(FederationIdsPlugin.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(FederationIdsPlugin.name, (modules) => {
        for (const module of modules) {
          const place = MODULES.findIndex((isMeant) => isMeant(module));
          if (place >= 0) compilation.chunkGraph.setModuleId(module, place + 1);
        }
      });
    });
  }
}
