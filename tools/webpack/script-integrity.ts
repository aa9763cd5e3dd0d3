import webpack, { type Compiler } from 'webpack';

/**
 * Where the shell puts what /remotes.json says of every script: path in the origin to its `sha384-…`. Read by
 * each area when it loads one of its chunks. Development has none.
 */
const INTEGRITY_GLOBAL = '__PORTAL_SRI__';

const setIntegrity = `
var integrity = (globalThis.${INTEGRITY_GLOBAL} || {})[new URL(url, location.href).pathname];
if (integrity) script.integrity = integrity;`;

/** Makes webpack's runtime ask for the integrity of every chunk it loads. */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(ScriptIntegrityPlugin.name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(ScriptIntegrityPlugin.name, (source) => source + setIntegrity);
    });
  }
}
