import { isFresh } from '../caching.ts';
import type { RenderedPage } from './page-cache.ts';
import { LIMITS } from './served-pages.ts';

/**
 * The response with a rendered page. Browsers revalidate it; caches in between may keep it for the rest of its first
 * minute, so that they make it no older than this server does.
 */
export function pageResponse(request: Request, page: RenderedPage): Response {
  const ageMs = performance.now() - page.renderedAt;
  const seconds = Math.max(0, Math.floor((LIMITS.freshMs - ageMs) / 1000));
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'cache-tag': page.tags.join(','),
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (!page.isIndexed) headers.set('x-robots-tag', 'noindex');
  if (page.status === 200 && isFresh(request.headers.get('if-none-match'), page.etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : page.html, { status: page.status, headers });
}
