import type { Compiler } from 'webpack';

const ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js$/;
const ID = 1;

/**
 * Gives the file from which the federation plugin starts its runtime the same number in every build. The file is named
 * after the folder the repository lies in; numbered by its name, the same sources make other bytes in another folder.
 */
export class FederationEntryIdPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(FederationEntryIdPlugin.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(FederationEntryIdPlugin.name, (modules) => {
        for (const module of modules)
          if (ENTRY.test(module.nameForCondition() ?? '')) compilation.chunkGraph.setModuleId(module, ID);
      });
    });
  }
}
