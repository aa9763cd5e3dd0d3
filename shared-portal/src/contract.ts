import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import type { SessionStore } from './session';
import type { ToastStore } from './toasts';

/**
 * Version of the agreement between shell and areas (semver). The shell mounts an area only when the major
 * versions agree; raise the major when a member of `Portal` or `AreaModule` is removed or changes meaning.
 */
export const CONTRACT_VERSION = '1.0.0';

/** The one Supabase client of the page, typed by the database. */
export type PortalClient = SupabaseClient<Database>;

/** What the shell gives to every area. Stable for the life of the page. */
export interface Portal {
  /** Contract version of the shell. */
  readonly contract: string;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  /** The page's client, loaded at the first call. Rejects when the portal's configuration cannot be read. */
  readonly supabase: () => Promise<PortalClient>;
  /**
   * Signs out on this device, goes to `to` and says so. Resolves false, with nothing changed or said, when the
   * server refused.
   * @param to a path of the portal, with its query
   * @param state of the new entry in the history
   */
  readonly signOut: (to: string, state?: unknown) => Promise<boolean>;
  /** Reads profile, approval and application again, for instance after a screen changed them. */
  readonly refreshAccount: () => Promise<void>;
}

/** Props of an area's root. `onCrash` hands an error of the area to whoever shows its panel. */
export interface AreaProps {
  readonly portal: Portal;
  readonly onCrash: (error: Error) => void;
}

/** True when an area built for `version` can be mounted by a shell of `shell`: the majors agree. */
export function isCompatibleContract(version: string, shell: string = CONTRACT_VERSION): boolean {
  const major = (text: string) => /^(\d+)\./.exec(text)?.[1];
  return major(version) !== undefined && major(version) === major(shell);
}
