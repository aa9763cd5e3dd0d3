import { matchRoute } from 'shared-portal/routes';
import { htmlFile } from '../build/html.ts';
import { prerenderedFile } from '../build/prerendered-html.ts';
import { screenFile } from '../build/screen-pages.ts';
import type { Page } from '../server/portal.ts';

/**
 * The HTML of a path: its own where it is prerendered or hints at its screen, else that of the area it belongs to. A path that no route knows
 * gets the shell's with status 404.
 */
export function pageOf(pathname: string): Page {
  const route = matchRoute(pathname);
  const area = route && route.owner !== 'shell' ? route.owner : null;
  const own = route && (prerenderedFile(route.path) ?? screenFile(route.path));
  return { file: own ?? htmlFile(area), status: route ? 200 : 404 };
}
