import type { Portal } from 'shared-portal/contract';
import { PortalProvider } from 'shared-portal/portal';
import { PortalRouter } from 'shared-portal/portal-router';
import { CrashBoundary } from './page/crash-boundary';
import { Page } from './page/page';

/** The whole page. */
export function Shell({ portal }: { readonly portal: Portal }) {
  return (
    <PortalProvider portal={portal}>
      <PortalRouter>
        <CrashBoundary>
          <Page />
        </CrashBoundary>
      </PortalRouter>
    </PortalProvider>
  );
}
