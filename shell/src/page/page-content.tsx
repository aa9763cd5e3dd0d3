import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { PortalRoute } from 'shared-portal/routes';
import { WaitingPanel } from 'shared-ui/panel';
import { AreaSlot } from '../slot/area-slot';
import { Lazy } from './lazy';
import { loadGuard, loadNotFound, screenOf } from './screens';
import styles from './page.module.css';

interface PageContentProps {
  readonly route: PortalRoute | null;
  /** The area brings its own `<main>`, among its own navigation. */
  readonly ownFrame: boolean;
}

/** What the current address shows, once the visitor may see it. */
export function PageContent({ route, ownFrame }: PageContentProps) {
  if (route && ownFrame) return <Guarded route={route} panelFrame={Main} />;
  return (
    <Main>
      {route ? (
        <Guarded route={route} panelFrame={Fragment} />
      ) : (
        <Lazy load={loadNotFound}>{(NotFound) => <NotFound />}</Lazy>
      )}
    </Main>
  );
}

function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className={styles.content}>
      {children}
    </main>
  );
}

interface RouteProps {
  readonly route: PortalRoute;
  /** Stands around the shell's own panels where no `<main>` does. */
  readonly panelFrame: ComponentType<{ children: ReactNode }>;
}

/** The guard is not part of what visitors of public pages load. */
function Guarded({ route, panelFrame: PanelFrame }: RouteProps) {
  const content = <Content route={route} panelFrame={PanelFrame} />;
  if (route.access.kind === 'public') return content;
  const waiting = (
    <PanelFrame>
      <WaitingPanel />
    </PanelFrame>
  );
  return (
    <Lazy load={loadGuard} waiting={waiting}>
      {(RouteGuard) => (
        <RouteGuard access={route.access} waiting={waiting}>
          {content}
        </RouteGuard>
      )}
    </Lazy>
  );
}

function Content({ route: { owner, path }, panelFrame }: RouteProps) {
  if (owner !== 'shell') return <AreaSlot key={owner} name={owner} panelFrame={panelFrame} />;
  return (
    <Lazy key={path} load={screenOf(path)}>
      {(Screen) => <Screen />}
    </Lazy>
  );
}
