import type { AreaName } from 'shared-portal/routes';
import type { RemoteArea } from './remotes-file';

/** What an area's remoteEntry.js leaves in the page. */
interface Container {
  readonly init: (shareScope: unknown) => Promise<void> | void;
  /** Answers a function that runs the module. */
  readonly get: (module: string) => Promise<() => unknown>;
}

declare global {
  /** Integrity of every script of every area, by path; also read by the chunk loader of each area's build. */
  var __PORTAL_SRI__: Record<string, string> | undefined;
  // Webpack gives these to the code it builds: React and shared-portal, as this shell provides them.
  function __webpack_init_sharing__(scope: string): Promise<void>;
  const __webpack_share_scopes__: { readonly default: unknown };
}

const containers = new Map<AreaName, () => Promise<Container>>();

/** Notes where an area is. `again` replaces what was known of it, loaded or not. */
export function registerArea({ name, entry, integrity }: RemoteArea, again: boolean): void {
  Object.assign((globalThis.__PORTAL_SRI__ ??= {}), integrity);
  if (containers.has(name) && !again) return;
  let container: Promise<Container> | undefined;
  // Another address than the one that failed: a browser may have kept what it got there.
  const address = again ? `${entry}?retry=${Date.now()}` : entry;
  containers.set(name, () => (container ??= openContainer(name, address)));
}

/** Loads what an area exposes. Answers anything at all: whoever asks must look at it. */
export async function loadExposed(name: AreaName): Promise<unknown> {
  const open = containers.get(name);
  if (!open) throw new Error(`${name} is not registered`);
  const run = await (await open()).get('./area');
  return run();
}

async function openContainer(name: AreaName, address: string): Promise<Container> {
  await __webpack_init_sharing__('default');
  const container = await runEntry(name, address);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** Runs a remoteEntry.js, which leaves its container in a global variable: `mf_patient`. */
function runEntry(name: AreaName, address: string): Promise<Container> {
  const page = window as unknown as Record<string, Container | undefined>;
  const variable = name.replaceAll('-', '_');
  const script = document.createElement('script');
  script.src = address;
  const integrity = globalThis.__PORTAL_SRI__?.[new URL(address, location.href).pathname];
  if (integrity) script.integrity = integrity;
  page[variable] = undefined; // an older version's, which must not be taken for this one's
  return new Promise((resolve, reject) => {
    script.onload = () => {
      const container = page[variable];
      if (container) resolve(container);
      else reject(new Error(`${address} is not an area`));
    };
    script.onerror = () => reject(new Error(`${address} cannot be loaded`));
    document.head.append(script);
  }).finally(() => script.remove()) as Promise<Container>;
}
