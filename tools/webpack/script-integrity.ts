import webpack, { type Compiler } from 'webpack';

/**
 * Global with the integrity of every script in /remotes.json: path to `sha384-…`. Each area reads it when it
 * loads a chunk. Development has none.
 */
const INTEGRITY_GLOBAL = '__PORTAL_SRI__';

const setIntegrity = `
var integrity = (globalThis.${INTEGRITY_GLOBAL} || {})[new URL(url, location.href).pathname];
if (integrity) script.integrity = integrity;`;

/** Makes webpack's runtime set the integrity of every chunk it loads. */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(ScriptIntegrityPlugin.name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(ScriptIntegrityPlugin.name, (source) => source + setIntegrity);
    });
  }
}
