import { CONTRACT_VERSION } from 'shared-portal/contract';
import { AREA_NAMES, type AreaName, type AreaRoutes } from 'shared-portal/routes';
import type { RemoteArea } from './remote-area';

/** An area served from a developer's own machine. */
export interface LocalArea {
  readonly name: AreaName;
  /** `http://127.0.0.1:4600`. */
  readonly origin: string;
}

/** Storage key of the tab. `tools/webpack/for-developers.ts` recognizes a developer build by this string. */
const KEY = 'vinculo-local-area';
/** `?local=mf-patient:4600`; any other value ends it. */
const PARAMETER = 'local';

/**
 * Reads `mf-patient:4600`; null for anything else. Only the port can be chosen: the host is always this
 * machine.
 */
export function parseLocalArea(text: string | null): LocalArea | null {
  const [, name, port] = /^([a-z-]+):([1-9]\d{0,4})$/.exec(text ?? '') ?? [];
  const area = AREA_NAMES.find((known) => known === name);
  return area && Number(port) <= 65_535 ? { name: area, origin: `http://127.0.0.1:${port}` } : null;
}

/** The tab's local area, or null. */
export function readLocalArea(): LocalArea | null {
  return parseLocalArea(sessionStorage.getItem(KEY));
}

/** Moves the query parameter from the address to the tab's storage. */
export function takeFromAddress(): void {
  const address = new URL(location.href);
  const value = address.searchParams.get(PARAMETER);
  if (value === null) return;
  if (parseLocalArea(value)) sessionStorage.setItem(KEY, value);
  else forgetLocalArea();
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}

export function forgetLocalArea(): void {
  sessionStorage.removeItem(KEY);
}

/**
 * The published areas with the local one in place, with its own routes, without integrity hashes and with the shell's
 * contract version.
 */
export async function withLocalArea(published: readonly RemoteArea[]): Promise<readonly RemoteArea[]> {
  const local = readLocalArea();
  if (!local) return published;
  const { name, origin } = local;
  const before = published.find((area) => area.name === name)?.routes ?? [];
  return [
    ...published.filter((area) => area.name !== name),
    {
      name,
      version: 'local',
      contract: CONTRACT_VERSION,
      entry: `${origin}/remoteEntry.js`,
      integrity: {},
      routes: (await routesAt(origin)) ?? before,
      enabled: true,
      message: null,
      minimum: null,
    },
  ];
}

/** The routes of the area's last local build; null: it is not being served. */
async function routesAt(origin: string): Promise<AreaRoutes['routes'] | null> {
  try {
    const response = await fetch(`${origin}/routes.json`, { cache: 'no-store' });
    return ((await response.json()) as AreaRoutes).routes;
  } catch {
    return null;
  }
}
