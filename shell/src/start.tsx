import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { portalHistory } from 'shared-portal/history';
import { onRecoverableError } from 'shared-portal/recovered';
import { areaAt, isAddressOf, matchRoute, setAreaRoutes, ROUTES } from 'shared-portal/routes';
import { detectLink } from './auth/email-link/detect-link';
import { startDeveloping } from './developer/start-developing';
import { loadGuard, loadNotFound, screenOf } from './page/screens';
import { prerenderedRoutes } from './page/prerendered-routes';
import { watchErrors } from './page/watch-errors';
import { loadArea } from './remotes/load-area';
import { createPortal } from './session/create-portal';
import { watchSession } from './session/watch-session';
import { Shell } from './shell';
import { startTelemetry } from './telemetry/start-telemetry';

/** A build constant (`tools/webpack/for-developers.ts`). */
declare const process: { readonly env: { readonly PORTAL_FOR_DEVELOPERS?: string } };

/** Starts the portal in `root`. */
export function startShell(root: HTMLElement): void {
  if (process.env.PORTAL_FOR_DEVELOPERS) startDeveloping(root);
  const history = portalHistory();
  const portal = createPortal(history);
  detectLink(history, portal.toasts);
  watchSession(portal);
  watchErrors(portal.toasts);
  startTelemetry();
  const { pathname } = history.get().location;
  const { prerendered } = root.dataset;
  // Hydration does not wait for the list of areas.
  const isPrerendered = prerendered !== undefined && isAddressOf(prerendered, pathname);
  if (isPrerendered) setAreaRoutes(prerenderedRoutes([prerendered]), false);
  beginLoading(pathname);
  const page = (
    <StrictMode>
      <Shell portal={portal} />
    </StrictMode>
  );
  // A transition hydrates in slices and does not block touch or scroll.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  else createRoot(root).render(page);
}

/** Starts loading the first screen before React renders. The screen itself reports failures. */
function beginLoading(pathname: string): void {
  const own = matchRoute(pathname, ROUTES);
  const area = areaAt(pathname);
  const parts: Promise<unknown>[] = [];
  if (own) parts.push(screenOf(own.path)());
  else if (area) parts.push(loadArea(area));
  else parts.push(loadNotFound());
  if (area && area !== 'mf-public') parts.push(loadGuard());
  for (const part of parts) part.catch(() => undefined);
}
