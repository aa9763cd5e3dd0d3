import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import type { SessionStore } from './session';
import type { ToastStore } from './toasts';

/**
 * Version of the contract between shell and areas (semver). The shell mounts an area only if the major
 * versions match; increase the major when a member of `Portal` or `AreaModule` is removed or changes meaning.
 */
export const CONTRACT_VERSION = '1.1.0';

/** The page's only Supabase client, typed by the database. */
export type PortalClient = SupabaseClient<Database>;

/** What the shell passes to every area. Stable for the life of the page. */
export interface Portal {
  /** Contract version of the shell. */
  readonly contract: string;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  /** The page's client, loaded at the first call. Rejects when the portal's configuration cannot be read. */
  readonly supabase: () => Promise<PortalClient>;
  /**
   * Signs out on this device, navigates to `to` and confirms it. Resolves false, with nothing changed or
   * shown, when the server refuses.
   * @param to a path of the portal, with its query
   * @param state state of the new history entry
   */
  readonly signOut: (to: string, state?: unknown) => Promise<boolean>;
  /** Reads profile, approval and application again, for instance after a screen changed them. */
  readonly refreshAccount: () => Promise<void>;
}

/** The data of a page that was rendered for a request, beside its HTML. Public data only. */
export interface ServedData {
  /** The portal's origin, without a trailing slash. */
  readonly origin: string;
  /** When the data was read, by the server's clock, in milliseconds. */
  readonly at: number;
  /** Query keys with their results. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** The `areaServer` export of an area's server bundle. Since 1.1. */
export interface AreaServer {
  readonly contract: string;
  readonly routes: readonly ServedRoute[];
  readonly render: (request: ServedRequest) => Promise<ServedPage>;
}

/** A route rendered on the server. Its pages depend on nothing but the path and these parameters. */
export interface ServedRoute {
  /** As in the route table. */
  readonly path: string;
  /** Names of query parameters. */
  readonly query: readonly string[];
}

export interface ServedRequest {
  /** Path and query, with the route's parameters only. */
  readonly address: string;
  /** The portal's origin, without a trailing slash. */
  readonly origin: string;
  readonly api: { readonly url: string; readonly publishableKey: string };
  /** Sends the requests to the API; aborts when the page's time is over. */
  readonly fetch: typeof fetch;
  /** The current time, in milliseconds. */
  readonly now: number;
}

export interface ServedPage {
  readonly status: 200 | 404;
  /** The area's part of the page. */
  readonly html: string;
  readonly data: ServedData;
  readonly head: ServedHead;
  /** Names of what the page shows; a cached page is dropped when one of them changes. */
  readonly tags: readonly string[];
}

/** Metadata for search engines and link previews. */
export interface ServedHead {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** Canonical path with its query. */
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly type: 'website' | 'profile';
  /** Absolute URL; null: the product's image. */
  readonly image: string | null;
  readonly structuredData: readonly object[];
}

/** Props of an area's root. `onCrash` reports an error of the area to the shell, which shows a panel. */
export interface AreaProps {
  readonly portal: Portal;
  /** The data of the HTML that this mount hydrates; null: none. Since 1.1. */
  readonly served?: ServedData | null;
  readonly onCrash: (error: Error) => void;
}

/** Whether a shell of version `shell` can mount an area built for `version`: the majors match. */
export function isCompatibleContract(version: string, shell: string = CONTRACT_VERSION): boolean {
  const major = (text: string) => /^(\d+)\./.exec(text)?.[1];
  return major(version) !== undefined && major(version) === major(shell);
}
