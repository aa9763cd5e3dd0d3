import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import type { SessionStore } from './session';
import type { ToastStore } from './toasts';

/**
 * Version of the contract between shell and areas (semver). The shell mounts an area only if the major
 * versions match; increase the major when a member of `Portal` or `AreaModule` is removed or changes meaning.
 */
export const CONTRACT_VERSION = '1.0.0';

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

/** Props of an area's root. `onCrash` reports an error of the area to the shell, which shows a panel. */
export interface AreaProps {
  readonly portal: Portal;
  readonly onCrash: (error: Error) => void;
}

/** Whether a shell of version `shell` can mount an area built for `version`: the majors match. */
export function isCompatibleContract(version: string, shell: string = CONTRACT_VERSION): boolean {
  const major = (text: string) => /^(\d+)\./.exec(text)?.[1];
  return major(version) !== undefined && major(version) === major(shell);
}
