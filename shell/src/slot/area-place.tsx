import { use, useEffect, useRef } from 'react';
import { mountRootParcel, type Parcel } from 'single-spa';
import type { AreaModule } from 'shared-portal/area';
import type { AreaProps } from 'shared-portal/contract';
import { areaParcel } from 'shared-portal/parcel';
import { usePortal } from 'shared-portal/portal';
import type { AreaName } from 'shared-portal/routes';
import { withTimeLimit } from 'shared-portal/time-limit';
import { AREA_SECONDS, versionOf } from '../remotes/load-area';
import styles from './area-slot.module.css';
import { PrerenderedArea } from './prerendered-area';
import { servedData } from './served-data';

interface AreaPlaceProps {
  /** Null while loading. */
  readonly area: AreaModule | null;
  /** Called when the area throws, on mount or later, or never appears. */
  readonly onFail: (error: unknown) => void;
}

/**
 * Mounts an area as a single-spa parcel. Mounted by hand, because single-spa-react's `Parcel` leaves
 * unhandled rejections and updates the area on every render of the shell, although its props never change.
 * The content belongs to the area's own root: for the shell it is a constant HTML string.
 */
export function AreaPlace({ area, onFail }: AreaPlaceProps) {
  const portal = usePortal();
  const html = use(PrerenderedArea);
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!area || !place.current) return;
    const rendered = isFirst.current ? renderedHost(place.current, area.name) : null;
    const host = rendered ?? newHost(place.current);
    isFirst.current = false;
    const served = rendered && servedData();
    const props = { portal, onCrash: onFail, domElement: host as HTMLElement, served };
    const parcel = mountRootParcel<AreaProps>(areaParcel(area), props);
    let isMounted = true;
    withTimeLimit(parcel.mountPromise, AREA_SECONDS).catch((error: unknown) => isMounted && onFail(error));
    return () => {
      isMounted = false;
      void unmount(parcel).finally(() => host.remove());
    };
  }, [area, portal, onFail]);
  return (
    <div
      ref={place}
      className={styles.slot}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html && `<div class="${styles.slot}">${html}</div>` }}
    />
  );
}

/**
 * The HTML that the page came with, if the loaded version rendered it: class names contain the version. HTML
 * of another version is removed.
 */
function renderedHost(place: Element, name: AreaName): Element | null {
  const by = document.getElementById('root')?.dataset.area;
  if (by === undefined || by === `${name}@${versionOf(name)}`) return place.firstElementChild;
  place.replaceChildren();
  return null;
}

/** Creates a new host for each mount: StrictMode mounts twice, and a host can have only one root. */
function newHost(place: Element): Element {
  const host = document.createElement('div');
  host.className = styles.slot ?? '';
  place.append(host);
  return host;
}

async function unmount({ mountPromise, unmount }: Parcel): Promise<void> {
  try {
    await mountPromise;
    await unmount();
  } catch {
    // It was never mounted, or failed while mounting; its host is removed.
  }
}
