import { matchRoute } from 'shared-portal/routes';
import { htmlFile } from '../build/html.ts';
import type { Page } from '../server/portal.ts';

/** The HTML of the area that a path belongs to; a path that no route knows gets the shell's with status 404. */
export function pageOf(pathname: string): Page {
  const route = matchRoute(pathname);
  const area = route && route.owner !== 'shell' ? route.owner : null;
  return { file: htmlFile(area), status: route ? 200 : 404 };
}
