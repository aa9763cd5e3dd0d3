import type { AreaName, AreaRoute } from 'shared-portal/routes';

/** One published area, as listed in `/remotes.json`. */
export interface RemoteArea {
  readonly name: AreaName;
  readonly version: string;
  /** Contract version it was built for. */
  readonly contract: string;
  /** Path of the area's container file. */
  readonly entry: string;
  /** Subresource integrity of each JavaScript file of the area, by path. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly routes: readonly AreaRoute[];
  /** False: switched off on purpose. */
  readonly enabled: boolean;
  /** Message for users while it is switched off; null: none. */
  readonly message: string | null;
  /** Pages that run an older version stop running it; null: none has to. */
  readonly minimum: string | null;
}
