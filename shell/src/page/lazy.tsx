import { useEffect, useState, type ReactNode } from 'react';
import { FaultPanel, WaitingPanel } from 'shared-ui/panel';
import { NO_CONNECTION_PANEL } from '../connection/no-connection';
import { useRetryOnline } from '../connection/use-retry-online';
import { missingChunk, reloadOnce } from '../remotes/stale-chunk';
import { copy } from './copy';
import { isShellOutdated } from './shell-version';

type View<Part> = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly part: Part };

const Loading = () => <WaitingPanel text={copy.loading} />;

interface LazyProps<Part> {
  readonly load: () => Promise<Part>;
  /** Placeholder while loading. */
  readonly waiting?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** Lazy-loaded part of the shell. Unlike React.lazy, a failed load can be retried. */
export function Lazy<Part>({ load, waiting = <Loading />, children }: LazyProps<Part>) {
  const [view, setView] = useState<View<Part>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    load().then(
      (part) => isMounted && setView({ state: 'ready', part }),
      (error: unknown) => {
        if (!isMounted) return;
        setView({ state: 'failed' });
        const file = missingChunk(error);
        if (file) void reloadOnce(file, isShellOutdated);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [load, attempt]);

  const retry = () => {
    setView({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  useRetryOnline(view.state === 'failed', retry);

  if (view.state === 'ready') return children(view.part);
  if (view.state === 'loading') return waiting;
  const words = navigator.onLine ? copy.screenFault : NO_CONNECTION_PANEL;
  return <FaultPanel level={1} {...words} onRetry={retry} homeTo="/" />;
}
