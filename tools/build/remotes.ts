import { CONTRACT_VERSION, type AreaServer } from 'shared-portal/contract';
import type { AreaName, AreaRoute } from 'shared-portal/routes';
import type { ServerData } from '../webpack/server-bundle.ts';
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
  /** What renders its pages for each request; null: nothing. */
  readonly server: RemoteServer | null;
  /** The routes of its manifest. */
  readonly routes: readonly AreaRoute[];
  readonly enabled: boolean;
  /** Message shown while the area is switched off; null: the shell's default. */
  readonly message: string | null;
  /** The previously published version, for a rollback. */
  readonly previous: string | null;
  /** Open pages with an older version stop running it; null: none has to. */
  readonly minimum: string | null;
}

/** An area's server bundle in `/remotes.json`. */
export interface RemoteServer extends Pick<AreaServer, 'contract' | 'routes'> {
  /** Path of its module. */
  readonly entry: string;
  /** `sha384-…` of the module. */
  readonly integrity: string;
  /** Path of the HTML around its pages, for this version and the published shell. */
  readonly pages: string;
}

export interface Remotes {
  /** Contract version of the shell. */
  readonly contract: string;
  /** Path of its script; null in development. */
  readonly shell: string | null;
  readonly areas: readonly RemoteEntry[];
}

/** An area's build and its state. */
export interface PublishedArea extends Pick<
  RemoteEntry,
  'contract' | 'enabled' | 'message' | 'previous' | 'minimum'
> {
  readonly built: BuiltArea;
  /** Path of the HTML around the pages that its server renders; default: none. */
  readonly pages?: string;
}

/** An area as this workspace has built it, published for the first time. */
export const firstPublished = (built: BuiltArea): PublishedArea => ({
  built,
  contract: CONTRACT_VERSION,
  enabled: true,
  message: null,
  previous: null,
  minimum: null,
});

/** Content of `/remotes.json`: the shell's contract and script, the areas and their URLs. */
export function remotesOf(
  areas: readonly PublishedArea[],
  { contract = CONTRACT_VERSION, shell = null }: Partial<Omit<Remotes, 'areas'>> = {},
): Remotes {
  return { contract, shell, areas: areas.map(remoteOf) };
}

function remoteOf({ built, pages, ...rest }: PublishedArea): RemoteEntry {
  const { name, version, base, integrity, routes, server } = built;
  const byPath = Object.entries(integrity).map(([file, value]) => [base + file, value]);
  return {
    name,
    version,
    entry: `${base}remoteEntry.js`,
    integrity: Object.fromEntries(byPath) as Record<string, string>,
    routes,
    server: server && pages !== undefined ? remoteServer(server, base, pages) : null,
    ...rest,
  };
}

const remoteServer = ({ file, ...server }: ServerData, base: string, pages: string): RemoteServer => ({
  ...server,
  entry: base + file,
  pages,
});
