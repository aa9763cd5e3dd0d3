import { CONTRACT_VERSION } from 'shared-portal/contract';
import type { AreaName } from 'shared-portal/routes';
import type { BuiltArea } from './built-packages.ts';

/** One published area in `/remotes.json`. */
export interface RemoteEntry {
  readonly name: AreaName;
  readonly version: string;
  /** Contract version it was built for. */
  readonly contract: string;
  /** Path of its remoteEntry.js. */
  readonly entry: string;
  /** `sha384-…` of each of its JavaScript files, by path. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly enabled: boolean;
  /** Message shown while the area is switched off; null: the shell's default. */
  readonly message: string | null;
  /** The previously published version, for a rollback. */
  readonly previous: string | null;
}

export interface Remotes {
  /** Contract version of the shell. */
  readonly contract: string;
  readonly areas: readonly RemoteEntry[];
}

/** An area's build and its state. */
export interface PublishedArea extends Pick<RemoteEntry, 'contract' | 'enabled' | 'message' | 'previous'> {
  readonly built: BuiltArea;
}

/** An area as this workspace has built it, published for the first time. */
export const firstPublished = (built: BuiltArea): PublishedArea => ({
  built,
  contract: CONTRACT_VERSION,
  enabled: true,
  message: null,
  previous: null,
});

/** Content of `/remotes.json`: the areas and their URLs. */
export function remotesOf(areas: readonly PublishedArea[], contract = CONTRACT_VERSION): Remotes {
  return { contract, areas: areas.map(remoteOf) };
}

function remoteOf({ built: { name, version, base, integrity }, ...rest }: PublishedArea): RemoteEntry {
  const byPath = Object.entries(integrity).map(([file, value]) => [base + file, value]);
  return {
    name,
    version,
    entry: `${base}remoteEntry.js`,
    integrity: Object.fromEntries(byPath) as Record<string, string>,
    ...rest,
  };
}
