import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { portalHistory, type PortalHistory } from './history';
import { Router, type NavigationType } from './router';

interface PortalRouterProps {
  /**
   * The paths that this root handles. Others are ignored, so that a root about to unmount never flashes its
   * not-found page. Default: every path.
   */
  readonly owns?: (pathname: string) => boolean;
  readonly history?: PortalHistory;
  readonly children: ReactNode;
}

const everyPath = () => true;

/** A router over the shared history. Links are absolute portal paths; there is no basename. */
export function PortalRouter({ owns = everyPath, history = portalHistory(), children }: PortalRouterProps) {
  const [snapshot, setSnapshot] = useState(history.get);
  useLayoutEffect(() => {
    const follow = () => {
      const next = history.get();
      if (owns(next.location.pathname)) startTransition(() => setSnapshot(next));
    };
    follow(); // the address may have changed between the first render and this effect
    return history.listen(follow);
  }, [history, owns]);

  if (!owns(snapshot.location.pathname)) return null;
  return (
    <Router
      navigator={history.navigator}
      location={snapshot.location}
      navigationType={snapshot.action as NavigationType}
    >
      {children}
    </Router>
  );
}
