import path from 'node:path';
import type { Compiler, RuleSetRule } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';

const ROUTER = path.join(REPOSITORY, 'node_modules/react-router/dist');

/** The package's ESM entries are its development build; these are the production files. */
export const ROUTER_ALIASES = Object.fromEntries(
  ['index.mjs', 'dom-export.mjs'].map((file) => [
    path.join(ROUTER, 'development', file),
    path.join(ROUTER, 'production', file),
  ]),
);

/** Lets the build tree-shake react-router's production files. */
export const routerPurityRule: RuleSetRule = {
  include: path.join(ROUTER, 'production'),
  loader: path.join(import.meta.dirname, 'router-purity-loader.mjs'),
};

/**
 * Fails the build when anything but shared-portal/router imports react-router: a second copy would bring a
 * second router context into the page, and the whole package is 53 kB instead of 11.
 */
export class RouterFacadePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap(RouterFacadePlugin.name, (factory) => {
      factory.hooks.beforeResolve.tap(RouterFacadePlugin.name, ({ request, contextInfo }) => {
        if (isStrayRouterImport(request, contextInfo.issuer)) {
          throw new Error(`${contextInfo.issuer} imports ${request}: import it from 'shared-portal/router'.`);
        }
      });
    });
  }
}

/** `issuer` is the importing file, empty for an entry. */
export function isStrayRouterImport(request: string, issuer: string): boolean {
  if (!/^react-router(-dom)?(\/|$)/.test(request)) return false;
  const file = issuer.split(path.sep).join('/');
  return !/\/(shared-portal\/src\/router\.ts|node_modules\/react-router(-dom)?\/.*)$/.test(file);
}
