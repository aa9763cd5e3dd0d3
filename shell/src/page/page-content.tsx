import { Fragment, type ComponentType, type ReactNode } from 'react';
import { WaitingPanel } from 'shared-ui/panel';
import { SiteHeader } from 'shared-ui/site-header';
import { AreaSlot } from '../slot/area-slot';
import { Lazy } from './lazy';
import { PageHeader } from './page-header';
import { loadGuard, loadNotFound, screenOf } from './screens';
import type { ShownRoute } from './use-route';
import styles from './page.module.css';

interface PageContentProps {
  readonly route: ShownRoute | null;
  /** The area renders its own `<main>` and navigation. */
  readonly ownFrame: boolean;
}

/** Content of the current address, rendered once the visitor may see it. */
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

/** A page with its own frame shows it once access is granted; until then only the bar. */
function BarAndMain({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteHeader variant="private" items={[]} />
      <Main>{children}</Main>
    </>
  );
}

/** Without its area, a page with its own frame has no navigation, so the portal's header is shown. */
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
  readonly route: ShownRoute;
  /** Wrapper of the error panel of an area. */
  readonly faultFrame: Frame;
}

interface GuardedProps extends RouteProps {
  /** Wrapper of the guard's waiting panel. */
  readonly waitingFrame: Frame;
}

/** Visitors of public pages do not load the guard. */
function Guarded({ route, faultFrame, waitingFrame: WaitingFrame }: GuardedProps) {
  const waiting = (
    <WaitingFrame>
      <WaitingPanel />
    </WaitingFrame>
  );
  // No redirect to the sign-in before the address is known to exist.
  if (route.isPending && route.owner !== 'shell')
    return <AreaSlot key={route.owner} name={route.owner} held={waiting} panelFrame={faultFrame} />;
  const content = <Content route={route} faultFrame={faultFrame} />;
  if (route.access.kind === 'public') return content;
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

function Content({ route: { owner, path, title }, faultFrame }: RouteProps) {
  if (owner !== 'shell') return <AreaSlot key={owner} name={owner} title={title} panelFrame={faultFrame} />;
  return (
    <Lazy key={path} load={screenOf(path)}>
      {(Screen) => <Screen path={path} />}
    </Lazy>
  );
}
