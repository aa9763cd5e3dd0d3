import { StrictMode, Suspense, type ComponentType } from 'react';
import type { Portal } from './contract';
import type { PortalHistory } from './history';
import { PortalProvider } from './portal';
import { PortalRouter } from './portal-router';
import { areaOwns, type AreaName } from './routes';

interface AreaTreeProps {
  readonly name: AreaName;
  readonly portal: Portal;
  readonly routes: ComponentType;
  /** Defaults to the page's own. */
  readonly history?: PortalHistory;
}

/** Everything inside an area's root, shared by the page and the prerender build. */
export function AreaTree({ name, portal, routes: AreaRoutes, history }: AreaTreeProps) {
  return (
    <StrictMode>
      <PortalProvider portal={portal}>
        <PortalRouter owns={areaOwns(name)} {...(history && { history })}>
          <Suspense fallback={null}>
            <AreaRoutes />
          </Suspense>
        </PortalRouter>
      </PortalProvider>
    </StrictMode>
  );
}
