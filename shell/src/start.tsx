import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { portalHistory } from 'shared-portal/history';
import { matchRoute } from 'shared-portal/routes';
import { noticeLink } from './arrival/notice-link';
import { screenOf } from './page/screens';
import { loadArea } from './remotes/load-area';
import { createPortal } from './session/create-portal';
import { watchSession } from './session/watch-session';
import { Shell } from './shell';

/** Starts the portal in `root`. */
export function startShell(root: HTMLElement): void {
  const history = portalHistory();
  const portal = createPortal(history);
  noticeLink(history, portal.toasts);
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
  const owner = matchRoute(pathname)?.owner;
  const first = owner && owner !== 'shell' ? loadArea(owner) : screenOf(pathname)();
  first.catch(() => undefined);
}
