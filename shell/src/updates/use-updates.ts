import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared-portal/router';
import { areaAt, type AreaName } from 'shared-portal/routes';
import type { AreaError } from '../remotes/area-error';
import { isShellNewer } from '../page/shell-version';
import { lookForChanges, stopArea, versionOf } from '../remotes/load-area';
import { reloadPage } from './reload-page';
import { isUninterrupted, mayStop, stopOf } from './standing';

/** Milliseconds between two looks. */
const PAUSE_MS = 30_000;

/** What has a newer version. */
type Outdated = 'area' | 'shell';

/** An area that has to stop, and since when, in milliseconds of the page's clock. */
interface Due {
  readonly name: AreaName;
  readonly error: AreaError;
  readonly since: number;
}

/**
 * Looks for changes of the areas when the page is opened, shown again or another address is opened. Stops the shown area
 * where it has to. Returns what to offer a newer version of, which is nothing during a consultation or a booking; a newer
 * shell is loaded where another area is entered.
 */
export function useUpdates(): Outdated | null {
  const { pathname } = useLocation();
  const name = areaAt(pathname) ?? undefined;
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  // The page has read the file when it was opened.
  const lookedAt = useRef(0);
  const due = useRef<Due>(null);

  useEffect(() => {
    if (name === undefined) return undefined;
    let isOver = false;
    const settle = () => {
      const { current } = due;
      if (current?.name !== name || !mayStop(pathname, performance.now() - current.since)) return;
      due.current = null;
      stopArea(current.name, current.error);
    };
    const look = async () => {
      if (document.visibilityState === 'hidden' || performance.now() - lookedAt.current < PAUSE_MS) return;
      lookedAt.current = performance.now();
      // Without a connection the next look asks again.
      const areas = await lookForChanges().catch(() => null);
      if (isOver || !areas) return;
      const area = areas.find((each) => each.name === name);
      const version = versionOf(name);
      const isAreaOld = version !== null && area?.enabled === true && area.version !== version;
      setOutdated(isShellNewer() ? 'shell' : isAreaOld ? 'area' : null);
      const error = area && version !== null ? stopOf(version, area) : null;
      due.current = error && {
        name,
        error,
        since: due.current?.name === name ? due.current.since : performance.now(),
      };
      settle();
    };
    const onShown = () => void look();
    settle();
    void look();
    const timer = setInterval(settle, PAUSE_MS);
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('focus', onShown);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('focus', onShown);
    };
  }, [name, pathname]);
  // The area that is entered is loaded in its newest version.
  useEffect(() => () => setOutdated(null), [name]);
  const left = useRef(name);
  useEffect(() => {
    const hasChanged = name !== undefined && left.current !== undefined && left.current !== name;
    left.current = name;
    if (hasChanged && isShellNewer() && !isUninterrupted(pathname)) reloadPage();
  }, [name, pathname]);
  return isUninterrupted(pathname) ? null : outdated;
}
