import type { Portal } from 'shared-portal/contract';
import type { PortalHistory } from 'shared-portal/history';
import { PortalProvider } from 'shared-portal/portal';
import { PortalRouter } from 'shared-portal/portal-router';
import { CrashBoundary } from './page/crash-boundary';
import { Page } from './page/page';

interface ShellProps {
  readonly portal: Portal;
  /** Defaults to the page's own. */
  readonly history?: PortalHistory;
}

/** The whole page. */
export function Shell({ portal, history }: ShellProps) {
  return (
    <PortalProvider portal={portal}>
      <PortalRouter {...(history && { history })}>
        <CrashBoundary>
          <Page />
        </CrashBoundary>
      </PortalRouter>
    </PortalProvider>
  );
}
