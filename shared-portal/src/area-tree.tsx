import { StrictMode, Suspense, type ComponentType } from 'react';
import type { Portal, ServedData } from './contract';
import type { PortalHistory } from './history';
import { PortalProvider, ServedProvider } from './portal';
import { PortalRouter } from './portal-router';
import { areaOwns, type AreaName } from './routes';

interface AreaTreeProps {
  readonly name: AreaName;
  readonly portal: Portal;
  readonly routes: ComponentType;
  /** Defaults to the page's own. */
  readonly history?: PortalHistory;
  /** Data of the HTML rendered on the server. */
  readonly served?: ServedData | null;
}

/** Everything inside an area's root, shared by the page, the prerender build and the server. */
export function AreaTree({ name, portal, routes: AreaRoutes, history, served = null }: AreaTreeProps) {
  return (
    <StrictMode>
      <PortalProvider portal={portal}>
        <PortalRouter owns={areaOwns(name)} {...(history && { history })}>
          <ServedProvider served={served}>
            <Suspense fallback={null}>
              <AreaRoutes />
            </Suspense>
          </ServedProvider>
        </PortalRouter>
      </PortalProvider>
    </StrictMode>
  );
}
