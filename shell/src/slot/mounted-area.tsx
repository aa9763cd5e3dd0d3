import { useEffect, useRef } from 'react';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { AreaModule } from 'shared-portal/area';
import type { AreaProps } from 'shared-portal/contract';
import { usePortal } from 'shared-portal/portal';
import { withTimeLimit } from 'shared-portal/time-limit';
import { AREA_SECONDS } from '../remotes/load-area';
import styles from './area-slot.module.css';

interface MountedAreaProps {
  readonly area: AreaModule;
  /** The area threw, in mounting or later, or never appeared. */
  readonly onFail: (error: unknown) => void;
}

/**
 * An area as a single-spa parcel. Mounted by hand, since single-spa-react's `Parcel` leaves rejections that nobody
 * handles and updates the area with each render of the shell; an area's props never change.
 */
export function MountedArea({ area, onFail }: MountedAreaProps) {
  const portal = usePortal();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A host of its own for each mount: StrictMode mounts twice, and a host knows one root only.
    const host = document.createElement('div');
    host.className = styles.slot ?? '';
    place.current?.append(host);
    const props = { portal, onCrash: onFail, domElement: host };
    const parcel = mountRootParcel<AreaProps>(withoutName(area), props);
    let isHere = true;
    withTimeLimit(parcel.mountPromise, AREA_SECONDS).catch((error: unknown) => isHere && onFail(error));
    return () => {
      isHere = false;
      void unmount(parcel).finally(() => host.remove());
    };
  }, [area, portal, onFail]);
  return <div ref={place} className={styles.slot} />;
}

/**
 * The area's lifecycles under a name that single-spa gives to this mount alone: single-spa-react keeps its roots by
 * name, and a mount that begins before the last one has ended would take the other's root for its own.
 */
function withoutName({ bootstrap, mount, unmount, update }: AreaModule): ParcelConfig<AreaProps> {
  return update ? { bootstrap, mount, unmount, update } : { bootstrap, mount, unmount };
}

async function unmount({ mountPromise, unmount }: Parcel): Promise<void> {
  try {
    await mountPromise;
    await unmount();
  } catch {
    // It never was on the page, or broke on the way; its host goes.
  }
}
