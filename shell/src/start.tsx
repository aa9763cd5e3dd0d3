import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { portalHistory } from 'shared-portal/history';
import { matchRoute } from 'shared-portal/routes';
import { noticeLink } from './arrival/notice-link';
import { loadGuard, screenOf } from './page/screens';
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
  const route = matchRoute(pathname);
  const parts: Promise<unknown>[] = [];
  if (route && route.access.kind !== 'public') parts.push(loadGuard());
  parts.push(route && route.owner !== 'shell' ? loadArea(route.owner) : screenOf(pathname)());
  for (const part of parts) part.catch(() => undefined);
}
