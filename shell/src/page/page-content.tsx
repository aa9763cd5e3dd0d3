import { Fragment, type ComponentType, type ReactNode } from 'react';
import { CHECKING_ACCESS } from 'shared-domain/guard';
import type { PortalRoute } from 'shared-portal/routes';
import { WaitingPanel } from 'shared-ui/panel';
import { useGuard } from '../guard/use-guard';
import { AreaSlot } from '../slot/area-slot';
import { LazyScreen } from './lazy-screen';
import { loadNotFound, screenOf } from './screens';
import styles from './page.module.css';

interface PageContentProps {
  readonly route: PortalRoute | null;
  /** The area brings its own `<main>`, among its own navigation. */
  readonly ownFrame: boolean;
}

/** What the current address shows, once the visitor may see it. */
export function PageContent({ route, ownFrame }: PageContentProps) {
  if (route && ownFrame) return <GuardedContent route={route} panelFrame={Main} />;
  return (
    <Main>
      {route ? <GuardedContent route={route} panelFrame={Fragment} /> : <LazyScreen load={loadNotFound} />}
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

interface GuardedContentProps {
  readonly route: PortalRoute;
  /** Stands around the shell's own panels where no `<main>` does. */
  readonly panelFrame: ComponentType<{ children: ReactNode }>;
}

function GuardedContent({ route, panelFrame: PanelFrame }: GuardedContentProps) {
  if (useGuard(route.access) === 'checking') {
    return (
      <PanelFrame>
        <WaitingPanel text={CHECKING_ACCESS} />
      </PanelFrame>
    );
  }
  if (route.owner !== 'shell')
    return <AreaSlot key={route.owner} name={route.owner} panelFrame={PanelFrame} />;
  return <LazyScreen key={route.path} load={screenOf(route.path)} />;
}
