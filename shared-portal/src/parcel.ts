import type { ParcelConfig } from 'single-spa';
import type { AreaModule } from './area';
import type { AreaProps } from './contract';

type Lifecycles = Pick<AreaModule, 'bootstrap' | 'mount' | 'unmount'>;

/**
 * The code that mounts an area has its own timeout and shows it on the page; single-spa's would log to the
 * console.
 */
const SILENT = { millis: 2_147_483_647, dieOnTimeout: false, warningMillis: 2_147_483_647 };
const timeouts = { bootstrap: SILENT, mount: SILENT, unmount: SILENT };

/**
 * An area as a parcel for `mountRootParcel`, without its name, so that single-spa assigns a unique one:
 * single-spa-react stores its roots by name, and a mount that starts before the previous one has ended would
 * reuse the other's root. An area's props never change: it is not updated.
 */
export function areaParcel({ bootstrap, mount, unmount }: Lifecycles): ParcelConfig<AreaProps> {
  const parcel = { bootstrap, mount, unmount, timeouts };
  return parcel;
}
