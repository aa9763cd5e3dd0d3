import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { AreaName } from 'shared-portal/routes';
import type { RemoteArea } from './remote-area';

declare global {
  /** Integrity of every script of every area, by path; also read by the chunk loader of each area's build. */
  var __PORTAL_SRI__: Record<string, string> | undefined;
}

const containerOf = (name: AreaName) => name.replaceAll('-', '_');

/** Refuses a container file that is not the one published. */
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

/** Tells the federation runtime where an area is. `again` replaces what it knew, loaded or not. */
export function registerArea({ name, entry, integrity }: RemoteArea, again: boolean): void {
  Object.assign((globalThis.__PORTAL_SRI__ ??= {}), integrity);
  // Another address, since the runtime remembers a manifest by its own, even one that it could not read.
  const address = again ? `${entry}?retry=${Date.now()}` : entry;
  registerRemotes([{ name: containerOf(name), entry: address }], { force: again });
}

/** Loads what an area exposes. Answers anything at all: whoever asks must look at it. */
export function loadExposed(name: AreaName): Promise<unknown> {
  return loadRemote(`${containerOf(name)}/area`);
}
