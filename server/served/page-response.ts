import { isFresh } from '../caching.ts';
import type { RenderedPage } from './page-cache.ts';
import { LIMITS } from './served-pages.ts';

/** The response with a rendered page. Browsers revalidate it; caches in between may keep it like this server. */
export function pageResponse(request: Request, page: RenderedPage): Response {
  const { freshMs, staleMs } = LIMITS;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `public, max-age=0, s-maxage=${freshMs / 1000}, stale-while-revalidate=${staleMs / 1000}`,
    'cache-tag': page.tags.join(','),
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (!page.isIndexed) headers.set('x-robots-tag', 'noindex');
  if (page.status === 200 && isFresh(request.headers.get('if-none-match'), page.etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : page.html, { status: page.status, headers });
}
