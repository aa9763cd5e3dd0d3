import { isFresh } from '../caching.ts';
import type { RenderedPage } from './page-cache.ts';

/** The response with a rendered page. Browsers and caches in between revalidate it, so that no copy outlives a change. */
export function pageResponse(request: Request, page: RenderedPage): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (!page.isIndexed) headers.set('x-robots-tag', 'noindex');
  if (page.status === 200 && isFresh(request.headers.get('if-none-match'), page.etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : page.html, { status: page.status, headers });
}
