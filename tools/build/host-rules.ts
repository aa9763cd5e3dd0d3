import type { PortalRoute } from 'shared-portal/routes';
import type { Deployment } from 'embedded-backend/node';
import { CACHE_BRIEFLY, CACHE_FOREVER, CONFIGURATION, HASHED_NAME } from '../../server/caching.ts';
import { htmlForPath } from './html-for-path.ts';
import { htmlFile } from './html.ts';

/** The HTML file of unknown paths, answered with status 404. */
const UNKNOWN = htmlFile(null);

/** An HTML file and the paths of the route table that it answers. */
interface Rule {
  readonly file: string;
  readonly paths: readonly string[];
}

/** Every path of the route table, by its file. A test route is unknown outside a demonstration. */
function rulesOf(routes: readonly PortalRoute[], deployment: Deployment): readonly Rule[] {
  const found = routes.map(({ path }) => ({ path, ...htmlForPath(path, deployment, routes) }));
  const known = found.filter(({ status }) => status === 200);
  const files = [...new Set(known.map(({ file }) => file))];
  return files.map((file) => ({
    file,
    paths: known.filter((each) => each.file === file).map(({ path }) => path),
  }));
}

const PARAMETER = /:\w+/g;

/** Matches these paths, with or without a slash at the end. */
function patternOf(paths: readonly string[]): string {
  const parts = paths.map((path) => (path === '/' ? '' : path).replaceAll(PARAMETER, '[^/]+'));
  return `^(?:${parts.join('|')})/?$`;
}

/** For nginx's `server` block: which file answers which path. Includes nothing of caching and headers. */
export function nginxRules(routes: readonly PortalRoute[], deployment: Deployment): string {
  const rules = rulesOf(routes, deployment).map(
    ({ file, paths }) => `location ~ "${patternOf(paths)}" { try_files /${file} =404; }`,
  );
  return [
    '# Include this in the server block, whose root is the folder of this file.',
    ...rules,
    'location / { try_files $uri =404; }',
    `error_page 404 /${UNKNOWN};`,
    '',
  ].join('\n');
}

/** For Caddy: a snippet with files, headers (`headers`: those of every response) and cache lifetimes. */
export function caddyRules(
  routes: readonly PortalRoute[],
  deployment: Deployment,
  headers: Readonly<Record<string, string>>,
): string {
  const always = Object.entries(headers).map(([name, value]) => `header ${name} ${quoted(value)}`);
  const rules = rulesOf(routes, deployment).flatMap(({ file, paths }, index) => [
    `@page${index} path_regexp ${quoted(patternOf(paths))}`,
    `rewrite @page${index} /${file}`,
  ]);
  const lines = [
    ...always,
    `@hashed path_regexp ${quoted(HASHED_NAME.source)}`,
    `header @hashed cache-control ${quoted(CACHE_FOREVER)}`,
    `header ${CONFIGURATION} cache-control ${quoted(CACHE_BRIEFLY)}`,
    `@other {\n\t\tnot path_regexp ${quoted(HASHED_NAME.source)}\n\t\tnot path ${CONFIGURATION}\n\t}`,
    'header @other cache-control no-cache',
    ...rules,
    'file_server {\n\t\tprecompressed br gzip\n\t}',
    `handle_errors {\n\t\trewrite * /${UNKNOWN}\n\t\tfile_server\n\t}`,
  ];
  return [
    '# Import this file at the top of a Caddyfile, and write "import portal" in the site, with its root.',
    '(portal) {',
    ...lines.map((line) => `\t${line}`),
    '}',
    '',
  ].join('\n');
}

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both find `planos.html` for `/planos`, and answer unknown paths
 * with `404.html`; targets have no extension, because Cloudflare redirects those that have one.
 */
export function redirectsFile(routes: readonly PortalRoute[], deployment: Deployment): string {
  const bare = (file: string) => `/${file.replace(/\.html$/, '')}`;
  const lines = rulesOf(routes, deployment).flatMap(({ file, paths }) =>
    paths
      .filter((path) => path !== bare(file))
      // A file at the path (`/` has index.html) wins on Netlify unless the rule is forced, which Cloudflare does not know.
      .flatMap((path) =>
        path === '/' ? [`/ ${bare(file)} 200!`, `/ ${bare(file)} 200`] : [`${path} ${bare(file)} 200`],
      ),
  );
  const isDynamic = (line: string) => line.includes(':');
  return [...lines.filter((line) => !isDynamic(line)), ...lines.filter(isDynamic), ''].join('\n');
}
