import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { AreaName } from 'shared-portal/routes';
import type { RemoteArea } from './remote-area';

declare global {
  /** Integrity of every script of every area, by path; each area's chunk loader reads it too. */
  var __PORTAL_SRI__: Record<string, string> | undefined;
}

const containerOf = (name: AreaName) => name.replaceAll('-', '_');

/** Refuses a container file that differs from the published one. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'portal-integrity',
  createScript({ url }) {
    const integrity = globalThis.__PORTAL_SRI__?.[new URL(url, location.href).pathname];
    if (!integrity) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    return script;
  },
};
registerPlugins([integrityPlugin]);

/** Registers an area with the federation runtime. `again` replaces an earlier registration, loaded or not. */
export function registerArea({ name, entry, integrity }: RemoteArea, again: boolean): void {
  Object.assign((globalThis.__PORTAL_SRI__ ??= {}), integrity);
  // Uses a new address, because the runtime caches manifests by address, even unreadable ones.
  const address = again ? `${entry}?retry=${Date.now()}` : entry;
  registerRemotes([{ name: containerOf(name), entry: address }], { force: again });
}

/** Loads a module exposed by an area. Returns an unchecked value that the caller must validate. */
export function loadExposed(name: AreaName): Promise<unknown> {
  return loadRemote(`${containerOf(name)}/area`);
}
