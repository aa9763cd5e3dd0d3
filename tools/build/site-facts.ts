import { ROUTES, type PortalRoute } from 'shared-portal/routes';
import { PRERENDERED } from '../webpack/prerender.ts';

/**
 * Where the portal is found, for what has to name it whole, without a slash at the end: `PORTAL_ORIGIN`, else `SITE_URL`,
 * which `npm start` has for its e-mails.
 */
export const portalOrigin = ({ PORTAL_ORIGIN, SITE_URL }: NodeJS.ProcessEnv = process.env): string =>
  (PORTAL_ORIGIN || SITE_URL || 'https://vinculo.example').replace(/\/$/, '');

/** Shows the same as /planos-profissionais. */
const TWIN = '/planos';
/** For those who try the demonstration out. */
const NOT_FOR_SEARCH = new Set(['/create-test-users']);

/** sitemap.xml: the public pages, by their whole addresses. */
export function sitemap(origin: string): string {
  const paths = PRERENDERED.filter((path) => path !== TWIN);
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const isForSearch = ({ access, owner, path }: PortalRoute) =>
  access.kind === 'public' && owner !== 'shell' && !NOT_FOR_SEARCH.has(path);

/** robots.txt: private pages and the screens of signing in are nothing to be found. */
export function robots(origin: string): string {
  const hidden = ROUTES.filter((route) => !isForSearch(route)).map(({ path }) => path.replace(/:.*$/, ''));
  // `$` ends an address: /professional/planos must stay open although /professional/pending is not.
  const lines = hidden.map((path) => `Disallow: ${path}${path.endsWith('/') ? '' : '$'}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
