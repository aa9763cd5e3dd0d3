import type { AreaModule } from 'shared-portal/area';
import { isCompatibleContract } from 'shared-portal/contract';
import type { AreaName } from 'shared-portal/routes';
import { withTimeLimit } from 'shared-portal/time-limit';
import { AreaError, toAreaError } from './area-error';
import { loadExposed, registerArea } from './federation';
import { readRemotes, type RemoteArea } from './remotes-file';
import { missingChunk } from './stale-chunk';

/** How long an area may take to arrive, in seconds. */
export const AREA_SECONDS = 10;

const loading = new Map<AreaName, Promise<AreaModule>>();
const loadedVersions = new Map<AreaName, string>();
let remotes: Promise<readonly RemoteArea[]> | undefined;

/** Loads an area, at most once at a time. Rejects with an `AreaError`; the next call tries again. */
export function loadArea(name: AreaName): Promise<AreaModule> {
  return loading.get(name) ?? begin(name, false);
}

/** Loads an area anew: reads /remotes.json again and forgets the copy in this page, broken or old. */
export function reloadArea(name: AreaName): Promise<AreaModule> {
  return begin(name, true);
}

/** Whether another version of an area has been published since this page loaded it. */
export async function isOutdated(name: AreaName): Promise<boolean> {
  const published = (await readRemotes(true)).find((area) => area.name === name);
  return published !== undefined && published.version !== loadedVersions.get(name);
}

function begin(name: AreaName, again: boolean): Promise<AreaModule> {
  const area = withTimeLimit(load(name, again), AREA_SECONDS).catch((error: unknown) => {
    if (loading.get(name) === area) loading.delete(name);
    throw toAreaError(error, 'unreachable');
  });
  loading.set(name, area);
  return area;
}

async function load(name: AreaName, again: boolean): Promise<AreaModule> {
  const remote = (await published(again)).find((area) => area.name === name);
  if (!remote?.enabled) throw new AreaError('switched-off');
  registerArea(remote, again || loadedVersions.has(name));
  loadedVersions.set(name, remote.version);
  const area = await (again ? loadPastPreloads(name) : loadExposed(name));
  if (!isAreaModule(area)) throw new Error(`${name} exposes no area`);
  if (!isCompatibleContract(area.contract)) throw new AreaError('other-contract');
  return area;
}

/**
 * The page's preloads may have brought an error page for a file that is there by now, and the browser hands that
 * to whoever asks first. Once used up, the next one asks the server.
 */
function loadPastPreloads(name: AreaName): Promise<unknown> {
  return loadExposed(name).catch((error: unknown) => {
    if (missingChunk(error) === null) throw error;
    return loadExposed(name);
  });
}

function published(again: boolean): Promise<readonly RemoteArea[]> {
  if (again) remotes = undefined;
  return (remotes ??= readRemotes(again).catch((error: unknown) => {
    remotes = undefined;
    throw error;
  }));
}

function isAreaModule(value: unknown): value is AreaModule {
  const area = (value ?? {}) as Partial<AreaModule>;
  const lifecycles = [area.bootstrap, area.mount, area.unmount];
  return typeof area.contract === 'string' && lifecycles.every((step) => typeof step === 'function');
}
