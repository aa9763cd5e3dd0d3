import type { AreaServer, ServedRoute } from 'shared-portal/contract';

/** An area's server bundle in `/remotes.json`. */
interface RemoteServer {
  readonly entry: string;
  readonly integrity: string;
  readonly contract: string;
  readonly routes: readonly ServedRoute[];
  readonly pages: string;
}

interface Remotes {
  readonly areas: readonly { readonly enabled: boolean; readonly server?: RemoteServer | null }[];
}

/** A loaded server bundle, and the HTML around its pages by route. */
export interface ServedPublication {
  /** Differs between versions of the area and of the shell. */
  readonly id: string;
  readonly routes: readonly ServedRoute[];
  readonly server: LoadedServer;
  readonly frames: Readonly<Record<string, readonly string[]>>;
}

export interface LoadedServer extends Pick<AreaServer, 'render'> {
  /** Ends what runs the bundle. */
  readonly stop?: () => void;
}

/** How a host reads the published site. */
export interface PublishedSite {
  /** The text of a file; null: there is none. */
  readonly readText: (path: string) => Promise<string | null>;
  /** Loads the server bundle at a path. Throws if its integrity differs. */
  readonly load: (entry: string, integrity: string) => Promise<LoadedServer>;
}

const CONTRACT = /^1\./;
const BUNDLE = /^\/mf\/[\w-]+\/[\w.+-]+\/server\.[0-9a-f]+\.mjs$/;
const FRAMES = /^\/served-frames-[0-9a-f]+\.json$/;

/** A publication whose bundle could not be loaded. */
export class LoadError extends Error {
  readonly id: string;

  constructor(id: string, cause: unknown) {
    super(`The server bundle could not be loaded: ${String(cause)}`, { cause });
    this.id = id;
  }
}

/**
 * The publication in `/remotes.json`: `known` while it is unchanged; null if no area renders on the server, or
 * `isRefused`. Throws `LoadError`.
 */
export async function readPublication(
  site: PublishedSite,
  known: ServedPublication | null,
  isRefused: (id: string) => boolean,
): Promise<ServedPublication | null> {
  const remotes = JSON.parse((await site.readText('/remotes.json')) ?? '{"areas":[]}') as Remotes;
  const remote = remotes.areas.find(({ enabled, server }) => enabled && server)?.server;
  if (!remote) return null;
  const id = `${remote.integrity} ${remote.pages}`;
  if (known?.id === id) return known;
  if (isRefused(id)) return null;
  const { entry, integrity, contract, routes, pages } = remote;
  if (!CONTRACT.test(contract)) throw new Error(`Contract ${contract} of ${entry} is not supported`);
  // Only published files of an area are run, whatever the list says.
  if (!BUNDLE.test(entry) || !FRAMES.test(pages)) throw new Error(`Unexpected files: ${entry}, ${pages}`);
  const text = await site.readText(pages);
  if (text === null) throw new Error(`${pages} is missing`);
  const { frames } = JSON.parse(text) as Pick<ServedPublication, 'frames'>;
  try {
    return { id, routes, frames, server: await site.load(entry, integrity) };
  } catch (error) {
    throw new LoadError(id, error);
  }
}
