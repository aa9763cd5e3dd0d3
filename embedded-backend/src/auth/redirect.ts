import type { AuthRequest } from './context.ts';

function sameOrigin(target: string, siteUrl: string): boolean {
  try {
    return new URL(target).origin === new URL(siteUrl).origin;
  } catch {
    return false;
  }
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
  return wanted && sameOrigin(wanted, siteUrl) ? wanted : siteUrl;
}
