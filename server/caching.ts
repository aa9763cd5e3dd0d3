const YEAR_SECONDS = 31_536_000;

/** A content hash in the name, as the build writes it: `main.3f2a91bc.js`. */
export const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;

export const CACHE_FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Path of the browser's configuration. */
export const CONFIGURATION = '/portal-config.json';

/**
 * Long enough to load a page: pages of signed-in users hint at the configuration, and an uncacheable response
 * would be requested again when the hint is used.
 */
export const CACHE_BRIEFLY = 'max-age=10';

/**
 * Cache lifetime of a file. Files with a content hash never change; pages, remotes.json, manifests and
 * remoteEntry.js are revalidated each time, and answered with 304 while unchanged.
 */
export function cacheControl(file: string): string {
  if (file === CONFIGURATION) return CACHE_BRIEFLY;
  return HASHED_NAME.test(file) ? CACHE_FOREVER : 'no-cache';
}

/** Whether the browser's cached copy (If-None-Match) is current. Uses weak comparison. */
export function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
