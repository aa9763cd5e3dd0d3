import { CONFIGURATION, HASHED_NAME, CACHE_BRIEFLY, CACHE_FOREVER } from '../../server/caching.ts';

/** Origin of the API when it differs from the portal's: `PORTAL_API`; null for the same origin. */
export function portalApi({ PORTAL_API: api }: NodeJS.ProcessEnv = process.env): string | null {
  if (!api) return null;
  const address = URL.parse(api);
  if (!/^https?:$/.test(address?.protocol ?? '') || address?.pathname !== '/')
    throw new Error('PORTAL_API must be an origin such as https://ref.supabase.co.');
  return address.origin;
}

type Headers = Readonly<Record<string, string>>;

/** `_headers`, as Netlify, Cloudflare Pages and others read it: the security headers of every response. */
export function headersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, ''].join('\n');
}

/**
 * The same for nginx, with cache lifetimes. It belongs in the `server` block, and nothing below it may add
 * headers.
 */
export function nginxHeaders(headers: Headers): string {
  const header = (name: string, value: string) => `add_header ${name} ${value} always;`;
  const security = Object.entries(headers).map(([name, value]) => header(name, `"${value}"`));
  return [
    '# Include this in the server block. A location with an add_header of its own loses all of these.',
    ...security,
    'set $kept no-cache;',
    `if ($uri ~ "${HASHED_NAME.source}") { set $kept "${CACHE_FOREVER}"; }`,
    `if ($uri = ${CONFIGURATION}) { set $kept "${CACHE_BRIEFLY}"; }`,
    header('cache-control', '$kept'),
    '',
  ].join('\n');
}
