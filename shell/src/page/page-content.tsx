import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { PortalRoute } from 'shared-portal/routes';
import { WaitingPanel } from 'shared-ui/panel';
import { SiteHeader } from 'shared-ui/site-header';
import { AreaSlot } from '../slot/area-slot';
import { Lazy } from './lazy';
import { PageHeader } from './page-header';
import { loadGuard, loadNotFound, screenOf } from './screens';
import styles from './page.module.css';

interface PageContentProps {
  readonly route: PortalRoute | null;
  /** The area brings its own `<main>`, among its own navigation. */
  readonly ownFrame: boolean;
}

/** What the current address shows, once the visitor may see it. */
export function PageContent({ route, ownFrame }: PageContentProps) {
  if (route && ownFrame)
    return <Guarded route={route} waitingFrame={BarAndMain} faultFrame={HeaderAndMain} />;
  return (
    <Main>
      {route ? (
        <Guarded route={route} waitingFrame={Fragment} faultFrame={Fragment} />
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

/** A page of its own frame shows that once it may be seen; until then it is the bar alone. */
function BarAndMain({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteHeader variant="private" items={[]} />
      <Main>{children}</Main>
    </>
  );
}

/** Without its area a page of its own frame has no way out: the portal's header comes back. */
function HeaderAndMain({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageHeader kind="private" />
      <Main>{children}</Main>
    </>
  );
}

type Frame = ComponentType<{ children: ReactNode }>;

interface RouteProps {
  readonly route: PortalRoute;
  /** Stands around the panel of an area that cannot be shown. */
  readonly faultFrame: Frame;
}

interface GuardedProps extends RouteProps {
  /** Stands around the panel that waits for the guard. */
  readonly waitingFrame: Frame;
}

/** The guard is not part of what visitors of public pages load. */
function Guarded({ route, faultFrame, waitingFrame: WaitingFrame }: GuardedProps) {
  const content = <Content route={route} faultFrame={faultFrame} />;
  if (route.access.kind === 'public') return content;
  const waiting = (
    <WaitingFrame>
      <WaitingPanel />
    </WaitingFrame>
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

function Content({ route: { owner, path }, faultFrame }: RouteProps) {
  if (owner !== 'shell') return <AreaSlot key={owner} name={owner} panelFrame={faultFrame} />;
  return (
    <Lazy key={path} load={screenOf(path)}>
      {(Screen) => <Screen path={path} />}
    </Lazy>
  );
}
