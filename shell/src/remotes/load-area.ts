import { AREA_STOPS } from 'shared-domain/area-stop';
import type { AreaModule } from 'shared-portal/area';
import { isCompatibleContract } from 'shared-portal/contract';
import { setAreaRoutes, type AreaName } from 'shared-portal/routes';
import { withTimeLimit } from 'shared-portal/time-limit';
import { AreaError, toAreaError } from './area-error';
import { loadExposed, registerArea } from './federation';
import type { RemoteArea } from './remote-area';
import { readRemotes } from './remotes-file';
import { missingChunk, refetch } from './stale-chunk';

/** Load timeout of an area, in seconds. */
export const AREA_SECONDS = 10;

const loading = new Map<AreaName, Promise<AreaModule>>();
const loadedVersions = new Map<AreaName, string>();
let remotes: Promise<readonly RemoteArea[]> | undefined;

/** Loads an area, at most once at a time. Rejects with an `AreaError`; the next call retries. */
export function loadArea(name: AreaName): Promise<AreaModule> {
  return loading.get(name) ?? begin(name, false);
}

/** Reloads an area: reads /remotes.json again and discards the broken or outdated copy in this page. */
export function reloadArea(name: AreaName): Promise<AreaModule> {
  return begin(name, true);
}

/** Reads the published areas where no area is loaded; a failure leaves their routes unknown. */
export async function knowAreas(): Promise<void> {
  await published(false).catch(() => undefined);
}

/** Version of the area that this page has loaded or tried to load; null before. */
export const versionOf = (name: AreaName): string | null => loadedVersions.get(name) ?? null;

/** Whether another version of the area has been published since this page loaded it. */
export async function isOutdated(name: AreaName): Promise<boolean> {
  const published = (await readRemotes('reload')).find((area) => area.name === name);
  return published !== undefined && published.version !== loadedVersions.get(name);
}

/**
 * Reads /remotes.json again, conditionally. An area that has another version by now, or is off, is loaded anew where it
 * is mounted next. Returns the published areas.
 */
export async function lookForChanges(): Promise<readonly RemoteArea[]> {
  const areas = await readAreas('no-cache');
  remotes = Promise.resolve(areas);
  for (const { name, version, enabled } of areas)
    if (!enabled || loadedVersions.get(name) !== version) loading.delete(name);
  return areas;
}

const stopping = new Map<AreaName, (error: AreaError) => void>();

/** Calls `onStop` when the mounted area must stop. Returns a function that unsubscribes. */
export function watchStop(name: AreaName, onStop: (error: AreaError) => void): () => void {
  stopping.set(name, onStop);
  return () => void stopping.delete(name);
}

/** Stops a mounted area, and shows the reason in its place. */
export function stopArea(name: AreaName, error: AreaError): void {
  window.dispatchEvent(new Event(AREA_STOPS));
  stopping.get(name)?.(error);
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
  if (!remote?.enabled) throw new AreaError('switched-off', undefined, remote?.message);
  // Checked before any code of the area runs: its contract module is shared with this page.
  if (!isCompatibleContract(remote.contract)) throw new AreaError('other-contract');
  registerArea(remote, again || loadedVersions.has(name));
  loadedVersions.set(name, remote.version);
  const area = await (again ? loadAfterStalePreloads(name) : loadExposed(name));
  if (!isAreaModule(area)) throw new Error(`${name} exposes no area`);
  return area;
}

/** Maximum number of the area's own preloaded files: each may cost one attempt. */
const PRELOADED_FILES = 4;

/**
 * A preload may hold an error page for a file that exists by now, and the browser gives it to the first
 * request. Each attempt uses up one such response; the next request reaches the server.
 */
async function loadAfterStalePreloads(name: AreaName): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    try {
      return await loadExposed(name);
    } catch (error) {
      const file = missingChunk(error);
      if (file === null || tries === PRELOADED_FILES) throw error;
      await refetch(file);
    }
  }
}

function published(again: boolean): Promise<readonly RemoteArea[]> {
  if (again) remotes = undefined;
  return (remotes ??= readAreas(again ? 'reload' : 'default').catch((error: unknown) => {
    remotes = undefined;
    throw error;
  }));
}

/** Reads the published areas, and takes over their routes. */
async function readAreas(cache: Parameters<typeof readRemotes>[0]): Promise<readonly RemoteArea[]> {
  const areas = await readRemotes(cache);
  setAreaRoutes(areas.map(({ name, routes }) => ({ name, routes })));
  return areas;
}

function isAreaModule(value: unknown): value is AreaModule {
  const { bootstrap, mount, unmount } = (value ?? {}) as Partial<AreaModule>;
  return [bootstrap, mount, unmount].every((step) => typeof step === 'function');
}
