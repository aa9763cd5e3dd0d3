import { matchRoute, type PortalRoute } from 'shared-portal/routes';
import type { Deployment } from 'embedded-backend/node';
import { PORTAL_ROUTES } from '../manifests.ts';
import { htmlFile } from './html.ts';
import { prerenderedFile } from './prerendered-html.ts';
import { screenFile } from './screen-pages.ts';
import type { Page } from '../../server/portal.ts';

const TEST_USERS = '/create-test-users';

/**
 * Returns the HTML of a path: its own file when it is prerendered or preloads its screen's chunks, else that
 * of its area. Unknown paths get the shell's page with status 404, as does the page of test accounts outside a local
 * demonstration.
 */
export function htmlForPath(
  pathname: string,
  deployment: Deployment = 'demonstration',
  routes: readonly PortalRoute[] = PORTAL_ROUTES,
): Page {
  const found = matchRoute(pathname, routes);
  const route = deployment !== 'demonstration' && found?.path === TEST_USERS ? null : found;
  const area = route && route.owner !== 'shell' ? route.owner : null;
  const own = route && (prerenderedFile(route.path) ?? screenFile(route.path));
  return { file: own ?? htmlFile(area), status: route ? 200 : 404 };
}
