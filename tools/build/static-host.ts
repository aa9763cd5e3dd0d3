import { CONFIGURATION, HASHED_NAME, KEPT_FOR_A_START, KEPT_FOR_EVER } from '../../server/caching.ts';
import { securityHeaders } from '../../server/headers.ts';

/** Origin of the API where it is not the portal's own. `PORTAL_API` says so for a deployment; null: the same origin. */
export function portalApi({ PORTAL_API: api }: NodeJS.ProcessEnv = process.env): string | null {
  if (!api) return null;
  const address = URL.parse(api);
  if (!/^https?:$/.test(address?.protocol ?? '') || address?.pathname !== '/')
    throw new Error('PORTAL_API is an origin as https://ref.supabase.co.');
  return address.origin;
}

/** `_headers`, as Netlify, Cloudflare Pages and others read it beside the files: the security headers of every answer. */
export function headersFile(api: string | null): string {
  const lines = Object.entries(securityHeaders(api)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, ''].join('\n');
}

/** The same for nginx, with how long a file may be kept. Goes into the `server` block, and nothing below adds headers. */
export function nginxHeaders(api: string | null): string {
  const header = (name: string, value: string) => `add_header ${name} ${value} always;`;
  const security = Object.entries(securityHeaders(api)).map(([name, value]) => header(name, `"${value}"`));
  return [
    '# Include this in the server block. A location with an add_header of its own loses all of these.',
    ...security,
    'set $kept no-cache;',
    `if ($uri ~ "${HASHED_NAME.source}") { set $kept "${KEPT_FOR_EVER}"; }`,
    `if ($uri = ${CONFIGURATION}) { set $kept "${KEPT_FOR_A_START}"; }`,
    header('cache-control', '$kept'),
    '',
  ].join('\n');
}
