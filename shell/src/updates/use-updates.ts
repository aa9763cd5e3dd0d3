import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared-portal/router';
import { areaAt, type AreaName } from 'shared-portal/routes';
import type { AreaError } from '../remotes/area-error';
import { lookForChanges, stopArea, versionOf } from '../remotes/load-area';
import { isUninterrupted, mayStop, stopOf } from './standing';

/** Milliseconds between two looks. */
const PAUSE_MS = 30_000;

/** An area that has to stop, and since when, in milliseconds of the page's clock. */
interface Due {
  readonly name: AreaName;
  readonly error: AreaError;
  readonly since: number;
}

/**
 * Looks for changes of the areas when the page is opened, shown again or another address is opened. Stops the shown area
 * where it has to. Returns whether to offer a newer version of it, which is never during a consultation or a booking.
 */
export function useUpdates(): boolean {
  const { pathname } = useLocation();
  const name = areaAt(pathname) ?? undefined;
  const [isOutdated, setOutdated] = useState(false);
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
      setOutdated(version !== null && area?.enabled === true && area.version !== version);
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
  useEffect(() => () => setOutdated(false), [name]);
  return isOutdated && !isUninterrupted(pathname);
}
