import type { Compiler, Module } from 'webpack';

/** The file from which the federation plugin starts its runtime, and an area's container, which names that file. */
const MODULES: readonly ((module: Module) => boolean)[] = [
  (module) => /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? ''),
  (module) => module.identifier().startsWith('container entry '),
];

/**
 * Gives the modules that the federation plugin writes the same numbers in every build. The file is named after the folder
 * the repository lies in; numbered by its name, the same sources make other bytes in another folder.
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
