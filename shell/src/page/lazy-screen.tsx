import { useEffect, useState, type ComponentType } from 'react';
import { FaultPanel, WaitingPanel } from 'shared-ui/panel';
import { missingChunk, reloadOnce } from '../remotes/stale-chunk';
import { copy } from './copy';
import { isShellOutdated } from './shell-version';

type View =
  { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly Screen: ComponentType };

interface LazyScreenProps {
  readonly load: () => Promise<ComponentType>;
}

/** A screen of the shell, loaded when it is first opened. Unlike React's lazy, a failure can be tried again. */
export function LazyScreen({ load }: LazyScreenProps) {
  const [view, setView] = useState<View>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    load().then(
      (Screen) => isHere && setView({ state: 'ready', Screen }),
      (error: unknown) => {
        if (!isHere) return;
        setView({ state: 'failed' });
        const file = missingChunk(error);
        if (file) void reloadOnce(file, isShellOutdated);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, attempt]);

  if (view.state === 'ready') return <view.Screen />;
  if (view.state === 'loading') return <WaitingPanel text={copy.loading} />;
  const retry = () => {
    setView({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return <FaultPanel level={1} text={copy.screenFault} onRetry={retry} homeTo="/" />;
}
