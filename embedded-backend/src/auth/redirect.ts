import type { AuthRequest } from './context.ts';

/**
 * The address as a header and a mail can carry it, when it lies on the site; a `blob:` has the origin of its page, too.
 * Without what stands behind a hash, where the session will come and a page reads the first, and without credentials.
 */
function onSite(target: string, siteUrl: string): string | null {
  const address = URL.parse(target);
  const site = new URL(siteUrl);
  if (address?.origin !== site.origin || address.protocol !== site.protocol) return null;
  return Object.assign(address, { hash: '', username: '', password: '' }).href;
}

/**
 * Where a mail's link or a verification leads: `redirect_to` of the query, or else the Referer,
 * if it lies on the site itself; otherwise the site. Anything else is ignored without a word.
 */
export function redirectTarget({ request, url }: AuthRequest, siteUrl: string): string {
  const wanted = [
    url.searchParams.get('redirect_to'),
    request.headers.get('redirect_to'),
    request.headers.get('Referer'),
  ].find((candidate) => candidate !== null && candidate !== '');
  return (wanted && wanted !== siteUrl && onSite(wanted, siteUrl)) || siteUrl;
}
