import type { ParcelConfig } from 'single-spa';
import type { AreaModule } from './area';
import type { AreaProps } from './contract';

type Lifecycles = Pick<AreaModule, 'bootstrap' | 'mount' | 'unmount'>;

/** Whoever mounts an area has a limit of their own, and says it on the page; single-spa's would write to the console. */
const SILENT = { millis: 2_147_483_647, dieOnTimeout: false, warningMillis: 2_147_483_647 };
const timeouts = { bootstrap: SILENT, mount: SILENT, unmount: SILENT };

/**
 * An area as a parcel for `mountRootParcel`, without its name, so that single-spa gives one to this mount alone:
 * single-spa-react keeps its roots by name, and a mount that begins before the last one has ended would take the
 * other's root for its own. An area's props never change: it is not updated.
 */
export function areaParcel({ bootstrap, mount, unmount }: Lifecycles): ParcelConfig<AreaProps> {
  const parcel = { bootstrap, mount, unmount, timeouts };
  return parcel;
}
