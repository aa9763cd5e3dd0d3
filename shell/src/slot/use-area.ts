import type { AreaModule } from 'shared-portal/area';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AreaName } from 'shared-portal/routes';
import { toAreaError, type AreaError, type AreaFault } from '../remotes/area-error';
import { useRetryOnline } from '../connection/use-retry-online';
import { isOutdated, loadArea, reloadArea, versionOf, watchStop } from '../remotes/load-area';
import { missingChunk, refetch, reloadOnce } from '../remotes/stale-chunk';
import { report } from '../telemetry/report';

export type AreaView =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly area: AreaModule }
  | { readonly state: 'fault'; readonly error: AreaError };

export interface UseArea {
  readonly view: AreaView;
  /** Attempt counter; a new value mounts the area again. */
  readonly attempt: number;
  readonly retry: () => void;
  /** Unmounts an area that threw or never appeared. */
  readonly fail: (error: unknown) => void;
}

const LOADING: AreaView = { state: 'loading' };

/** Loads an area and handles every way it can fail. */
export function useArea(name: AreaName): UseArea {
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<AreaView>(LOADING);

  const show = useCallback(
    (thrown: unknown, fault: AreaFault) => {
      const error = toAreaError(thrown, fault);
      report({ kind: 'area-failed', area: name, version: versionOf(name), fault: error.fault });
      setView({ state: 'fault', error });
    },
    [name],
  );
  useEffect(() => {
    let isMounted = true;
    const began = performance.now();
    (attempt === 0 ? loadArea(name) : reloadArea(name)).then(
      (area) => {
        report({ kind: 'area-shown', area: name, version: versionOf(name), ms: performance.now() - began });
        if (isMounted) setView({ state: 'ready', area });
      },
      (error: unknown) => isMounted && show(error, 'unreachable'),
    );
    return () => {
      isMounted = false;
    };
  }, [name, attempt, show]);

  useEffect(() => watchStop(name, (error) => show(error, error.fault)), [name, show]);

  const mayTryAgain = useRef(false);
  const tryAgain = useCallback((byHand: boolean, first: Promise<unknown> = Promise.resolve()) => {
    mayTryAgain.current = byHand;
    setView(LOADING);
    void first.then(() => setAttempt((before) => before + 1));
  }, []);
  const retry = useCallback(() => tryAgain(true), [tryAgain]);
  const fail = useCallback(
    (error: unknown) => {
      const file = missingChunk(error);
      // The retry may have received the error page of a failed preload, which is used up now.
      if (file && mayTryAgain.current) return tryAgain(false, refetch(file));
      show(error, file ? 'unreachable' : 'crashed');
      if (file) void reloadOnce(file, () => isOutdated(name));
    },
    [name, show, tryAgain],
  );
  useRetryOnline(view.state === 'fault' && view.error.fault === 'unreachable', retry);
  return { view, attempt, retry, fail };
}
