import { mountRootParcel } from 'single-spa';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as area from 'isolated-area/start';
import type { Portal } from 'shared-portal/contract';
import { portalHistory } from 'shared-portal/history';
import { areaParcel } from 'shared-portal/parcel';
import { areaOwns } from 'shared-portal/routes';
import styles from './workbench.module.css';
import { copy } from './copy';

const history = portalHistory();
const owns = areaOwns(area.name);
/** The admin area has its own `<main>` beside its navigation; the shell adds one around the others. */
const Place = area.name === 'mf-admin' ? 'div' : 'main';
const pathname = () => history.get().location.pathname;

interface AreaPlaceProps {
  readonly portal: Portal;
  /** Path of the scenario, to return to. */
  readonly home: string;
}

/** Mounts the area like the shell, and shows a note when a link has left the area. */
export function AreaPlace({ portal, home }: AreaPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [crash, setCrash] = useState<Error | null>(null);
  const path = useSyncExternalStore(history.listen, pathname);

  useEffect(() => {
    const domElement = document.createElement('div');
    place.current?.append(domElement);
    const parcel = mountRootParcel(areaParcel(area), { portal, onCrash: setCrash, domElement });
    parcel.mountPromise.catch(setCrash);
    return () => void parcel.unmount().finally(() => domElement.remove());
  }, [portal]);

  return (
    <Place className={styles.area}>
      <div ref={place} />
      {crash && (
        <p role="alert" className={styles.note}>
          {copy.crashed} {crash.message}
        </p>
      )}
      {!owns(path) && (
        <p className={styles.note}>
          {copy.elsewhere(path)}{' '}
          <button type="button" onClick={() => history.navigator.push(home)}>
            {copy.back}
          </button>
        </p>
      )}
    </Place>
  );
}
