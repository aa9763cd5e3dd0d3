import { CONTRACT_VERSION } from 'shared-portal/contract';
import type { AreaName } from 'shared-portal/routes';
import type { BuiltPackage } from './built-packages.ts';

/** One published area in `/remotes.json`. */
export interface RemoteEntry {
  readonly name: AreaName;
  readonly version: string;
  /** Path of its remoteEntry.js. */
  readonly entry: string;
  /** `sha384-…` of each of its JavaScript files, by path. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly enabled: boolean;
  /** The version published before this one, to go back to. */
  readonly previous: string | null;
}

export interface Remotes {
  /** Contract version of the shell. */
  readonly contract: string;
  readonly areas: readonly RemoteEntry[];
}

/** Content of `/remotes.json`: which areas there are, and where. */
export function remotesOf(areas: readonly (BuiltPackage & { readonly name: AreaName })[]): Remotes {
  return { contract: CONTRACT_VERSION, areas: areas.map(remoteOf) };
}

function remoteOf({ name, version, base, integrity }: BuiltPackage & { name: AreaName }): RemoteEntry {
  const byPath = Object.entries(integrity).map(([file, value]) => [base + file, value]);
  return {
    name,
    version,
    entry: `${base}remoteEntry.js`,
    integrity: Object.fromEntries(byPath) as Record<string, string>,
    enabled: true,
    previous: null,
  };
}
