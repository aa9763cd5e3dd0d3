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
/** The admin area brings its own `<main>`, among its own navigation; around the others the shell puts one. */
const Place = area.name === 'mf-admin' ? 'div' : 'main';
const pathname = () => history.get().location.pathname;

interface AreaPlaceProps {
  readonly portal: Portal;
  /** Address of the scenario, to come back to. */
  readonly home: string;
}

/** The area as the shell would mount it, and a note when a link has led out of it. */
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
