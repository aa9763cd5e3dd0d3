import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { portalHistory } from 'shared-portal/history';
import { matchRoute } from 'shared-portal/routes';
import { handleLink } from './arrival/handle-link';
import { screenOf } from './page/screens';
import { nameTab } from './page/titles';
import { loadArea } from './remotes/load-area';
import { createPortal } from './session/create-portal';
import { watchSession } from './session/watch-session';
import { Shell } from './shell';

/** Starts the portal in `root`. */
export function startShell(root: HTMLElement): void {
  const history = portalHistory();
  const portal = createPortal(history);
  handleLink(history, portal.toasts);
  nameTab(history);
  watchSession(portal);
  beginLoading(history.get().location.pathname);
  createRoot(root).render(
    <StrictMode>
      <Shell portal={portal} />
    </StrictMode>,
  );
}

/** Sends for what the first address shows before React asks for it. Whoever shows it also tells of failures. */
function beginLoading(pathname: string): void {
  const route = matchRoute(pathname);
  if (!route) return;
  const first = route.owner === 'shell' ? screenOf(route.path)?.() : loadArea(route.owner);
  first?.catch(() => undefined);
}
