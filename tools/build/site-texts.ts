import { CONTRACT_VERSION } from 'shared-portal/contract';
import { routesOf, type AreaName } from 'shared-portal/routes';
import type { BuiltPackage } from './built-packages.ts';
import { SITEMAP_OF_PAGES } from '../../server/served/sitemaps.ts';
import { licenceTexts } from '../supply/licence-texts.ts';
import { isDemonstration } from '../webpack/demonstration.ts';
import { caddyRules, nginxRules, redirectsFile } from './host-rules.ts';
import { htmlFile, pageHtml } from './html.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { remotesOf, type PublishedArea } from './remotes.ts';
import { servedFrames } from './served-frames.ts';
import { servedModule } from './served-module.ts';
import { screenPages } from './screen-pages.ts';
import { portalOrigin, robots, sitemap } from './site-data.ts';
import { securityHeaders } from '../../server/security-headers.ts';
import { headersFile, nginxHeaders, portalApi } from './static-host.ts';

/** The area whose pages are prerendered. */
const VISITORS: AreaName = 'mf-public';

interface ShellFacts {
  readonly contract: string;
  /** Developers may load an area from their own machine. */
  readonly forDevelopers: boolean;
}

/**
 * The files of a site that depend on the published versions: `/remotes.json`, a page for the shell and for
 * each area, the prerendered pages by file name, the headers for static hosts and the licences. `contract` and
 * `forDevelopers` are the shell's. The page of an area that is switched off hints at none of its files.
 */
export function siteTexts(
  template: string,
  shell: BuiltPackage,
  areas: readonly PublishedArea[],
  { contract, forDevelopers }: ShellFacts = { contract: CONTRACT_VERSION, forDevelopers: false },
): ReadonlyMap<string, string> {
  const pages = areas.map(
    (area) =>
      [htmlFile(area.built.name), pageHtml(template, shell, area.enabled ? area.built : null)] as const,
  );
  const enabled = areas.filter((area) => area.enabled).map(({ built }) => built);
  const visitors = enabled.find(({ name }) => name === VISITORS) ?? null;
  const origin = portalOrigin();
  const deployment = isDemonstration() ? 'demonstration' : 'service';
  const headers = securityHeaders(portalApi(), forDevelopers);
  const routes = routesOf(areas.map(({ built }) => built));
  const frames = visitors?.server ? servedFrames(template, shell, visitors) : null;
  const published = areas.map((area) =>
    frames && area.built === visitors ? { ...area, pages: `/${frames.file}` } : area,
  );
  return new Map([
    ...(frames ? [[frames.file, frames.text] as const] : []),
    ['served.mjs', servedModule(visitors, origin)],
    ['remotes.json', JSON.stringify(remotesOf(published, { contract, shell: scriptOf(shell) }))],
    [htmlFile(null), pageHtml(template, shell, null)],
    ...pages,
    ...screenPages(template, shell, enabled),
    ...prerenderedPages(template, shell, visitors, origin),
    ['sitemap.xml', sitemap(origin)],
    [SITEMAP_OF_PAGES, sitemap(origin)],
    ['robots.txt', robots(origin, routes)],
    ['404.html', pageHtml(template, shell, null)],
    ['_headers', headersFile(headers)],
    ['_redirects', redirectsFile(routes, deployment)],
    ['nginx-rules.conf', nginxRules(routes, deployment)],
    ['Caddyfile.portal', caddyRules(routes, deployment, headers)],
    ['nginx-headers.conf', nginxHeaders(headers)],
    ['licences.txt', licenceTexts()],
  ]);
}

/** Path of the script that a page of the shell loads first. */
function scriptOf({ base, chunks }: BuiltPackage): string | null {
  const script = chunks.entry.find((file) => file.endsWith('.js'));
  return script === undefined ? null : base + script;
}
