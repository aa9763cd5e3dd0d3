import type { AuthRequest } from './context.ts';

/**
 * The URL in a form that a header and an e-mail can carry, when it is on the site; a `blob:` URL has the
 * origin of its page, too. Without its hash, because the session is appended there and a page reads the first
 * one, and without credentials.
 */
function onSite(target: string, siteUrl: string): string | null {
  const address = URL.parse(target);
  const site = new URL(siteUrl);
  if (address?.origin !== site.origin || address.protocol !== site.protocol) return null;
  return Object.assign(address, { hash: '', username: '', password: '' }).href;
}

/**
 * Target of an e-mail's link or a verification: `redirect_to` of the query, or else the Referer, if it is on
 * the site; otherwise the site. Anything else is silently ignored.
 */
export function redirectTarget({ request, url }: AuthRequest, siteUrl: string): string {
  const wanted = [
    url.searchParams.get('redirect_to'),
    request.headers.get('redirect_to'),
    request.headers.get('Referer'),
  ].find((candidate) => candidate !== null && candidate !== '');
  return (wanted && wanted !== siteUrl && onSite(wanted, siteUrl)) || siteUrl;
}
