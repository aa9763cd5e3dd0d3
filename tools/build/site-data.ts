import type { PortalRoute } from 'shared-portal/routes';
import { urlset } from '../../server/served/sitemaps.ts';
import { PRERENDERED } from '../manifests.ts';

/**
 * The portal's origin for absolute URLs, without a trailing slash: `PORTAL_ORIGIN`, else `SITE_URL`, which
 * `npm start` uses for its e-mails.
 */
export const portalOrigin = ({ PORTAL_ORIGIN, SITE_URL }: NodeJS.ProcessEnv = process.env): string =>
  (PORTAL_ORIGIN || SITE_URL || 'https://vinculo.example').replace(/\/$/, '');

/** Shows the same content as /planos-profissionais. */
const TWIN = '/planos';
/** For users of the demonstration. */
const NOT_FOR_SEARCH = new Set(['/create-test-users']);

/** The public pages of the build by their absolute URLs; `server/served/sitemaps.ts` adds the profiles. */
export const sitemap = (origin: string): string =>
  urlset(PRERENDERED.filter((path) => path !== TWIN).map((path) => origin + path));

const isForSearch = ({ access, owner, path }: PortalRoute) =>
  access.kind === 'public' && owner !== 'shell' && !NOT_FOR_SEARCH.has(path);

/** robots.txt: excludes private pages and sign-in screens. */
export function robots(origin: string, routes: readonly PortalRoute[]): string {
  const hidden = routes.filter((route) => !isForSearch(route)).map(({ path }) => path.replace(/:.*$/, ''));
  // `$` anchors the end: /professional/planos must stay open although /professional/pending is not.
  const lines = hidden.map((path) => `Disallow: ${path}${path.endsWith('/') ? '' : '$'}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
