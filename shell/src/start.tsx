import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { portalHistory } from 'shared-portal/history';
import { onRecoverableError } from 'shared-portal/recovered';
import { matchRoute } from 'shared-portal/routes';
import { detectLink } from './auth/email-link/detect-link';
import { startDeveloping } from './developer/start-developing';
import { loadGuard, loadNotFound, screenOf } from './page/screens';
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
  beginLoading(history.get().location.pathname);
  const page = (
    <StrictMode>
      <Shell portal={portal} />
    </StrictMode>
  );
  // A transition hydrates in slices and does not block touch or scroll.
  if (isPrerendered(root, history.get().location.pathname))
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  else createRoot(root).render(page);
}

/** Whether the page was prerendered for this address. */
function isPrerendered(root: HTMLElement, pathname: string): boolean {
  const { prerendered } = root.dataset;
  return prerendered !== undefined && prerendered === matchRoute(pathname)?.path;
}

/** Starts loading the first screen before React renders. The screen itself reports failures. */
function beginLoading(pathname: string): void {
  const route = matchRoute(pathname);
  const parts: Promise<unknown>[] = [];
  if (route && route.access.kind !== 'public') parts.push(loadGuard());
  if (!route) parts.push(loadNotFound());
  else parts.push(route.owner === 'shell' ? screenOf(route.path)() : loadArea(route.owner));
  for (const part of parts) part.catch(() => undefined);
}
